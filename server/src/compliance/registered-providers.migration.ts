import { sql } from "kysely";
import { migrationOf } from "../platform/db/migration-of.ts";

/** The newest look in the register counts. A record of a check keeps its own copy of the name and number. */
export const registeredProvidersMigration = migrationOf(
  sql`create table registered_provider (
    id uuid primary key default gen_random_uuid(),
    name text not null check (btrim(name) <> ''),
    register_id text not null check (btrim(register_id) <> ''),
    in_use boolean not null default true,
    added_at timestamptz not null default now()
  )`,
  sql`create unique index one_provider_per_register_id on registered_provider (lower(register_id))`,
  sql`create table registered_provider_look (
    id bigint generated always as identity primary key,
    provider_id uuid not null references registered_provider,
    services text[] not null
      constraint known_registered_services check (services <@ array['right_to_rent', 'right_to_work', 'criminal_records'])
      constraint some_registered_service check (cardinality(services) > 0),
    valid_until date,
    looked_on date not null,
    staff_id uuid not null references staff_member,
    at timestamptz not null default now()
  )`,
  sql`create index registered_provider_look_of_provider on registered_provider_look (provider_id, id desc)`,
);

export const CHANGING_OF_REGISTERED_PROVIDER = ["name", "register_id", "register_url", "in_use"];

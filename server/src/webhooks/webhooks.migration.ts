import { sql } from "kysely";
import { migrationOf } from "../platform/db/migration-of.ts";

export const webhooksMigration = migrationOf(
  sql`create table webhook_endpoint (
    id uuid primary key,
    agency_id uuid not null references agency,
    url text not null,
    event_types text[] not null constraint webhook_has_events check (cardinality(event_types) > 0),
    state text not null default 'active'
      constraint webhook_state check (state in ('active', 'paused', 'disabled')),
    sealed_secret bytea not null,
    sealed_previous bytea,
    previous_ends_at timestamptz,
    failing_since timestamptz,
    last_success_at timestamptz,
    created_by uuid not null references staff_member,
    created_at timestamptz not null default now(),
    constraint previous_secret_ends check ((sealed_previous is null) = (previous_ends_at is null))
  )`,
  sql`create index webhook_endpoints_of_agency on webhook_endpoint (agency_id)`,
  sql`create table webhook_delivery (
    id uuid primary key,
    endpoint_id uuid not null references webhook_endpoint,
    event text not null,
    type text not null,
    body text,
    state text not null default 'waiting'
      constraint webhook_delivery_state check (state in ('waiting', 'delivered', 'failed', 'stopped')),
    tries int not null default 0,
    queued_at timestamptz not null default now(),
    next_try_at timestamptz,
    response_code int,
    response_text text constraint webhook_response_length check (char_length(response_text) <= 200),
    fault text,
    responded_at timestamptz,
    created_at timestamptz not null default now(),
    constraint one_delivery_per_event unique (endpoint_id, event),
    constraint only_waiting_is_tried check ((state = 'waiting') = (next_try_at is not null))
  )`,
  sql`create index webhook_deliveries_by_time on webhook_delivery (endpoint_id, created_at desc, id desc)`,
  sql`create index webhook_deliveries_by_age on webhook_delivery (created_at)`,
);

import { sql } from "kysely";
import { indexOfParty, ownedByParty } from "../../parties/owned-by-party.ts";
import { migrationOf } from "../../platform/db/migration-of.ts";

/**
 * A decision that is opened again stays final: a row says who opened it and why. A freeze is of one policy version or one
 * rule set, and another administrator lifts it.
 */
export const reopeningsAndFreezesMigration = migrationOf(
  sql`create table reopening (
    decision_id uuid primary key, ${ownedByParty},
    decision_state text generated always as ('final'::text) stored,
    reason text not null check (reason in ('RULE_WRONG', 'MISTAKE', 'NEW_EVIDENCE', 'COMPLAINT', 'OTHER')),
    sentence text not null check (btrim(sentence) <> ''),
    staff_id uuid not null references staff_member,
    at timestamptz not null default now(),
    constraint reopened_decision_is_final foreign key (application_id, party_id, decision_id, decision_state)
      references decision (application_id, party_id, id, state)
  )`,
  indexOfParty("reopening"),
  sql`create table decision_freeze (
    id uuid primary key default gen_random_uuid(),
    policy text,
    policy_version integer,
    rule_set text,
    reason text not null check (reason in ('RULE_WRONG', 'LAW_CHANGED', 'DATA_WRONG', 'OTHER')),
    sentence text not null check (btrim(sentence) <> ''),
    frozen_by uuid not null references staff_member,
    frozen_at timestamptz not null default now(),
    lifted_by uuid references staff_member,
    lifted_at timestamptz,
    lifted_note text,
    constraint of_a_policy_version_or_a_rule_set check ((policy is null) = (policy_version is null) and (policy is null) <> (rule_set is null)),
    constraint lifted_by_another_person check (lifted_by is null or lifted_by <> frozen_by),
    constraint lifted_at_an_instant check ((lifted_by is null) = (lifted_at is null)),
    constraint frozen_policy_version foreign key (policy, policy_version) references policy_version (policy, version)
  )`,
  sql`create unique index one_freeze_of_a_policy_version on decision_freeze (policy, policy_version) where lifted_at is null and policy is not null`,
  sql`create unique index one_freeze_of_a_rule_set on decision_freeze (rule_set) where lifted_at is null and rule_set is not null`,
  sql`create index decision_by_policy_version on decision (policy, policy_version, final_at) where state = 'final'`,
);

export const CHANGING_OF_FREEZE = ["lifted_by", "lifted_at", "lifted_note"];

import { sql } from "kysely";
import { migrationOf } from "../platform/db/migration-of.ts";

/**
 * The facts of the decisions that are final already, from the inputs that each decision keeps. A person without a
 * final decision counts in the home, with figures that are not stored.
 */
export const factsOfEarlierDecisions = sql`insert into replay_facts (policy, facts)
  with told as (
    select distinct on (d.party_id) d.party_id, d.inputs, d.final_at from decision d
    where d.state = 'final' order by d.party_id, d.final_at desc),
  person as (
    select p.application_id, p.role, p.id, p.number, p.rent_share_minor, p.guarantor_id, t.inputs, t.final_at,
      row_number() over (partition by p.application_id, p.role order by p.number) - 1 as place
    from party p join queue_entry q on q.application_id = p.application_id and q.party_id = p.id
      left join told t on t.party_id = p.id
    where p.role in ('tenant', 'guarantor') and (t.party_id is not null or q.rank < 3)),
  facts as (
    select p.*, jsonb_build_object('isDecided', coalesce(p.inputs ->> 'calculated', '') <> '', 'sources',
      case when p.inputs is null then null else coalesce((select jsonb_agg(jsonb_build_object(
          'incomeType', s -> 'incomeType', 'currency', s -> 'currency', 'declaredMinor', s -> 'declaredMinor',
          'evidencedMinor', s -> 'evidencedMinor') order by n)
        from jsonb_array_elements(nullif(p.inputs -> 'income', 'null') -> 'sources') with ordinality as one(s, n)), '[]') end) as said
    from person p)
  select a.policy, jsonb_build_object('country', a.property_country, 'month', home.month,
    'policy', jsonb_build_object('name', a.policy, 'version', a.policy_version), 'criteria', a.criteria,
    'rentPence', a.monthly_rent_minor, 'tenants', home.tenants, 'guarantors', home.guarantors)
  from application a join (
    select f.application_id, to_char(max(f.final_at) at time zone 'Europe/London', 'YYYY-MM') as month,
      bool_or((f.said ->> 'isDecided')::boolean) as is_decided,
      coalesce(jsonb_agg(f.said || jsonb_build_object('sharePence', f.rent_share_minor, 'guarantor', g.place) order by f.place)
        filter (where f.role = 'tenant'), '[]') as tenants,
      coalesce(jsonb_agg(f.said order by f.place) filter (where f.role = 'guarantor'), '[]') as guarantors
    from facts f left join person g on g.id = f.guarantor_id
    group by f.application_id) home on home.application_id = a.id
  where home.is_decided`;

/** No key leads from the facts to a case or a person, so that they outlive both. */
export const replayFactsMigration = migrationOf(
  sql`create table replay_facts (
    id uuid primary key default gen_random_uuid(),
    policy text not null,
    facts jsonb not null
  )`,
  sql`create index replay_facts_by_policy on replay_facts (policy, id)`,
  sql`create table policy_replay (
    id uuid primary key default gen_random_uuid(),
    policy text not null references policy on delete cascade,
    revision integer not null,
    criteria jsonb not null,
    criteria_hash text not null,
    of_policy text,
    state text not null default 'queued' constraint known_replay_state check (state in ('queued', 'running', 'done', 'failed')),
    total integer not null,
    done integer not null default 0,
    after_id uuid,
    tally jsonb not null,
    requested_by uuid not null references staff_member,
    requested_at timestamptz not null default now(),
    finished_at timestamptz,
    constraint finished_at_an_instant check ((state in ('done', 'failed')) = (finished_at is not null))
  )`,
  sql`create unique index one_open_replay on policy_replay (policy, criteria_hash) where state in ('queued', 'running')`,
  sql`create index policy_replay_by_policy on policy_replay (policy, requested_at)`,
  sql`create index policy_replay_by_age on policy_replay (requested_at)`,
  factsOfEarlierDecisions,
);

import { sql } from "kysely";
import { migrationOf } from "../platform/db/migration-of.ts";

/**
 * The counts of earlier cases, from what is stored of them. Working days and the route of proof are not known in the
 * database, so that these cases have neither.
 */
export const countsOfEarlierCases = sql`insert into figure_count (month, agency_id, policy, measure, "grouping", value, count, is_sum)
  with first_decision as (
    select distinct on (d.party_id) d.* from decision d where d.state = 'final' order by d.party_id, d.final_at),
  decided as (
    select d.party_id, date_trunc('month', d.final_at at time zone 'Europe/London')::date as month, d.proposed_by::text as reviewer,
      case when d.outcome = 'accepted' and cardinality(d.conditions) > 0 then 'accepted_conditions' else d.outcome end as outcome,
      d.reasons || d.conditions as reasons, d.calculated, d.override_reason,
      least(greatest(coalesce((d.inputs ->> 'round')::int, 1) - 1, 0), 5) as requests,
      coalesce((select s ->> 'incomeType' from jsonb_array_elements(nullif(d.inputs -> 'income', 'null') -> 'sources') s
        order by (s ->> 'countedPence')::numeric desc, (s ->> 'declaredMinor')::numeric desc limit 1), 'none') as income,
      case when exists (select from jsonb_array_elements(nullif(d.inputs -> 'income', 'null') -> 'sources') s
        where s ->> 'incomeType' = 'T_BENFITS') then 'some' else 'none' end as benefits
    from first_decision d),
  measured as (
    select party_id, month, 'outcome/' || outcome as measure, true as in_groups from decided
    union all select party_id, month, 'requests/' || requests, true from decided
    union all select party_id, month, 'met', true from decided where calculated = 'accepted'
    union all select party_id, month, 'met_adverse', true from decided where calculated = 'accepted' and outcome <> 'accepted'
    union all select party_id, month, 'met_adverse/' || reason, true
      from decided cross join lateral unnest(case when cardinality(reasons) = 0 then array['none'] else reasons end) reason
      where calculated = 'accepted' and outcome <> 'accepted'
    union all select party_id, month, 'guarantor/unknown', true from decided where outcome = 'accepted_with_guarantor'
    union all select party_id, month, 'deviation/' || coalesce(override_reason, reasons[1], 'none') || '/' ||
        case when calculated = 'accepted' and outcome in ('accepted_with_guarantor', 'declined')
          or calculated = 'accepted_with_guarantor' and outcome = 'declined' then 'against' else 'favour' end, false
      from decided where override_reason is not null or calculated <> case outcome when 'accepted_conditions' then 'accepted' else outcome end
    union all select q.party_id, date_trunc('month', q.submitted_at at time zone 'Europe/London')::date, 'received', true
      from queue_entry q where q.submitted_at is not null
    union all select q.party_id, date_trunc('month', q.since at time zone 'Europe/London')::date, 'ended/' || q.status, true
      from queue_entry q where q.status in ('withdrawn', 'expired'))
  select m.month, l.agency_id, l.policy, m.measure, g.name, g.value, count(*), true
  from measured m join party p on p.id = m.party_id join application l on l.id = p.application_id
    left join decided d on d.party_id = m.party_id and m.measure <> 'received' and m.measure not like 'ended/%'
    cross join lateral (values ('all', ''), ('role', p.role), ('country', l.property_country), ('language', l.language),
      ('income', d.income), ('benefits', d.benefits), ('reviewer', d.reviewer)) as g (name, value)
  where g.value is not null and (m.in_groups or g.name = 'all')
  group by 1, 2, 3, 4, 5, 6`;

export const figuresMigration = migrationOf(
  sql`create table figure_count (
    id uuid primary key default gen_random_uuid(),
    month date not null constraint a_first_of_a_month check (extract(day from month) = 1),
    agency_id uuid not null references agency,
    policy text not null,
    measure text not null,
    "grouping" text not null,
    value text not null,
    count integer not null constraint counts_something check (count > 0),
    is_sum boolean not null default false
  )`,
  sql`create unique index one_sum_of_counts on figure_count (month, agency_id, policy, measure, "grouping", value) where is_sum`,
  sql`create index figure_count_of_all on figure_count (month, agency_id) where "grouping" = 'all'`,
  sql`create index figure_count_of_agency on figure_count (agency_id, month)`,
  sql`create index figure_count_of_policy on figure_count (policy, month)`,
  sql`create index counts_to_sum on figure_count (id) where not is_sum`,
  countsOfEarlierCases,
);

import type { CountedRow } from "@latchkey/domain/figures/figure-counts.ts";
import { isGroupTold } from "@latchkey/domain/figures/figure-groups.ts";
import {
  type FiguresPeriod,
  type Months,
  monthsBefore,
  monthsOf,
} from "@latchkey/domain/figures/figures-period.ts";
import { type ShownFigures, shownFigures } from "@latchkey/domain/figures/shown-figures.ts";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../platform/db/schema.ts";

export interface AskedFigures {
  readonly period: FiguresPeriod;
  readonly agencyId: string | undefined;
  readonly policy: string | undefined;
}

export interface Named {
  readonly id: string;
  readonly name: string;
}

export interface Figures extends Pick<AskedFigures, "agencyId" | "policy"> {
  readonly months: Months;
  /** Figures of this choice would tell a small group, beside those of all. They are empty then. */
  readonly isWithheld: boolean;
  readonly shown: ShownFigures;
  /** Those that have counts at all, and the reviewers of the shown groups. */
  readonly agencies: readonly Named[];
  readonly policies: readonly Named[];
  readonly reviewers: readonly Named[];
}

type Within = Months & Partial<Pick<AskedFigures, "agencyId" | "policy">>;

/** Also used for the bundle of an investigation, which tells small groups too. */
export const readCounts = async (
  db: Kysely<Schema>,
  { from, to, agencyId, policy }: Within,
): Promise<readonly CountedRow[]> => {
  const within = sql.join(
    [
      sql`month between ${from} and ${to}`,
      ...(agencyId === undefined
        ? []
        : [sql`agency_id = (select a.id from agency a where a.id::text = ${agencyId})`]),
      ...(policy === undefined ? [] : [sql`policy = ${policy}`]),
    ],
    sql` and `,
  );
  const { rows } = await sql<CountedRow>`select measure, "grouping", value, sum(count)::int as count
      from figure_count where ${within} group by 1, 2, 3
    union all select measure, 'policy', policy, sum(count)::int
      from figure_count where ${within} and "grouping" = 'all' group by 1, 3
    union all select measure, 'agency', agency_id::text, sum(count)::int
      from figure_count where ${within} and "grouping" = 'all' group by 1, 3`.execute(db);
  return rows;
};

const readAgencies = (db: Kysely<Schema>): Promise<readonly Named[]> =>
  db
    .selectFrom("agency")
    .select(["id", "name"])
    .where(sql<boolean>`exists (select from figure_count f where f.agency_id = agency.id)`)
    .orderBy("name")
    .execute();

const readPolicies = async (db: Kysely<Schema>): Promise<readonly Named[]> => {
  const { rows } = await sql<Named>`select v.policy as id, v.content ->> 'title' as name from policy_version v
    where v.version = (select max(n.version) from policy_version n where n.policy = v.policy)
      and exists (select from figure_count f where f.policy = v.policy) order by 2`.execute(db);
  return rows;
};

/** The names of the groups by reviewer, which have the id of a member of staff. */
export const readReviewers = (
  db: Kysely<Schema>,
  groups: readonly Pick<CountedRow, "grouping" | "value">[],
): Promise<readonly Named[]> => {
  const ids = groups.filter(({ grouping }) => grouping === "reviewer").map(({ value }) => value);
  return ids.length === 0
    ? Promise.resolve([])
    : db.selectFrom("staff_member").select(["id", "name"]).where("id", "in", ids).execute();
};

const groupsIn = ({ groups }: ShownFigures) =>
  groups.flatMap(({ grouping, groups: own }) => own.map(({ value }) => ({ grouping, value })));

/** A choice of a policy or an agency shows nothing that the tables by policy and by agency hide. */
const isTold = async (db: Kysely<Schema>, { agencyId, policy, ...months }: Within): Promise<boolean> => {
  const isPolicyTold =
    policy === undefined || isGroupTold(await readCounts(db, { ...months, agencyId }), "policy", policy);
  const isAgencyTold =
    agencyId === undefined || isGroupTold(await readCounts(db, { ...months, policy }), "agency", agencyId);
  return isPolicyTold && isAgencyTold;
};

/** An unknown agency or policy has no figures. */
export const readFigures = async (
  db: Kysely<Schema>,
  { period, ...of }: AskedFigures,
  today: string,
): Promise<Figures> => {
  const months = monthsOf(period, today);
  const isWithheld = !(await isTold(db, { ...months, ...of }));
  const shown = isWithheld
    ? shownFigures([], [])
    : shownFigures(
        await readCounts(db, { ...months, ...of }),
        await readCounts(db, { ...monthsBefore(period, today), ...of }),
      );
  return {
    ...of,
    months,
    isWithheld,
    shown,
    agencies: await readAgencies(db),
    policies: await readPolicies(db),
    reviewers: await readReviewers(db, groupsIn(shown)),
  };
};

import {
  askedAgainOn,
  type ExemptionState,
  exemptionState,
} from "@latchkey/domain/compliance/right-to-rent/exemption.ts";
import { rightToRentRuleSets } from "@latchkey/domain/compliance/right-to-rent/rule-sets.ts";
import type { CivilDate } from "@latchkey/domain/rules/civil-date.ts";
import type { Kysely } from "kysely";
import type { Schema } from "../platform/db/schema.ts";
import { type SecondOpinion, secondOf } from "./read-checks.ts";

export interface KeptExemption {
  readonly id: number;
  readonly ruleSet: string;
  readonly ground: string;
  readonly words: string;
  readonly confirmedBy: string;
  readonly confirmedOn: CivilDate;
  readonly askedAgainOn: CivilDate;
  /** The tenant among whose evidence the file is kept. */
  readonly partyId: string;
  readonly uploadId: string;
  readonly staffId: string;
  readonly by: string;
  readonly at: Date;
  readonly state: ExemptionState;
  readonly second: SecondOpinion | null;
  /** null: it has not ended. */
  readonly ended: { readonly reason: string; readonly by: string; readonly at: Date } | null;
}

const selectExemptions = (db: Kysely<Schema>) =>
  db
    .selectFrom("right_to_rent_exemption as x")
    .innerJoin("staff_member as s", "s.id", "x.staff_id")
    .leftJoin("exemption_answer as o", "o.exemption_id", "x.id")
    .leftJoin("staff_member as other", "other.id", "o.staff_id")
    .leftJoin("exemption_end as e", "e.exemption_id", "x.id")
    .leftJoin("staff_member as ender", "ender.id", "e.staff_id")
    .select([
      "x.application_id",
      "x.id",
      "x.rule_set",
      "x.ground",
      "x.words",
      "x.confirmed_by",
      "x.confirmed_on",
    ])
    .select(["x.recorded_on", "x.party_id", "x.upload_id", "x.staff_id", "x.at", "s.name as by"])
    .select(["o.agrees", "o.reason", "o.at as second_at", "other.name as second_by"])
    .select(["e.reason as end_reason", "e.at as ended_at", "ender.name as ended_by"]);

type ExemptionRow = Awaited<ReturnType<ReturnType<typeof selectExemptions>["executeTakeFirstOrThrow"]>>;

const endOf = ({ end_reason: reason, ended_at: at, ended_by: by }: ExemptionRow): KeptExemption["ended"] =>
  reason === null || at === null || by === null ? null : { reason, by, at };

const exemptionOf = (row: ExemptionRow, today: CivilDate): KeptExemption => {
  const rules = rightToRentRuleSets.find(({ id }) => id === row.rule_set);
  if (!rules) throw new Error(`No rule set is called ${row.rule_set}.`);
  const second = secondOf(row);
  const ended = endOf(row);
  const facts = { agrees: row.agrees, isEnded: ended !== null, recordedOn: row.recorded_on };
  return {
    id: row.id,
    ruleSet: row.rule_set,
    ground: row.ground,
    words: row.words,
    confirmedBy: row.confirmed_by,
    confirmedOn: row.confirmed_on,
    askedAgainOn: askedAgainOn(row.recorded_on, rules),
    partyId: row.party_id,
    uploadId: row.upload_id,
    staffId: row.staff_id,
    by: row.by,
    at: row.at,
    state: exemptionState(facts, rules, today),
    second,
    ended,
  };
};

/** The newest first. */
export const readExemptions = async (
  db: Kysely<Schema>,
  applicationId: string,
  today: CivilDate,
): Promise<readonly KeptExemption[]> =>
  (
    await selectExemptions(db).where("x.application_id", "=", applicationId).orderBy("x.id", "desc").execute()
  ).map((row) => exemptionOf(row, today));

/** The applications among them that are exempt today. */
export const exemptAmong = async (
  db: Kysely<Schema>,
  applicationIds: readonly string[],
  today: CivilDate,
): Promise<ReadonlySet<string>> => {
  if (applicationIds.length === 0) return new Set();
  const rows = await selectExemptions(db).where("x.application_id", "in", applicationIds).execute();
  return new Set(
    rows
      .filter((row) => exemptionOf(row, today).state === "in_force")
      .map(({ application_id }) => application_id),
  );
};

export const isExempt = async (
  db: Kysely<Schema>,
  applicationId: string,
  today: CivilDate,
): Promise<boolean> =>
  (await readExemptions(db, applicationId, today)).some(({ state }) => state === "in_force");

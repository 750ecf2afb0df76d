import { asksRightToRent } from "@latchkey/domain/compliance/right-to-rent/asked.ts";
import { datesOfLetting } from "@latchkey/domain/compliance/right-to-rent/letting.ts";
import { isAdultAtStart } from "@latchkey/domain/compliance/right-to-rent/purpose.ts";
import {
  type AdultOfHome,
  type ReadyToSign,
  readyToSign,
} from "@latchkey/domain/compliance/right-to-rent/record-result.ts";
import {
  rightToRentRuleSets,
  rightToRentRulesOn,
} from "@latchkey/domain/compliance/right-to-rent/rule-sets.ts";
import { hasEnded } from "@latchkey/domain/parties/status.ts";
import type { Kysely } from "kysely";
import type { Schema } from "../platform/db/schema.ts";
import { type KeptLetting, readLetting } from "./letting.ts";
import { countingCheck, type KeptCheck, readChecks } from "./read-checks.ts";
import { isExempt } from "./read-exemptions.ts";

/** An English home is judged anew by the days of its letting (table A4). */

export interface PersonOfHome {
  readonly id: string;
  /** null: no record counts. */
  readonly check: KeptCheck | null;
}

export interface HomeSigning extends ReadyToSign {
  readonly isExempt: boolean;
  readonly letting: KeptLetting;
  readonly people: readonly PersonOfHome[];
}

const datesOf = (check: KeptCheck | undefined) =>
  rightToRentRuleSets.find(({ id }) => id === check?.ruleSet)?.dates;

const adultOf = (id: string, checks: readonly KeptCheck[]): AdultOfHome => {
  const check = countingCheck(checks, id, "before_agreement");
  const dates = datesOf(check);
  return { id, result: check ?? null, ...(dates && { dates }) };
};

/** Those who live in the home and still apply; the birthdates are as far as they are known. */
const readAdults = async (
  db: Kysely<Schema>,
  applicationId: string,
  startsOn: string,
): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom("party as p")
    .leftJoin("identity_facts as i", (on) =>
      on.onRef("i.application_id", "=", "p.application_id").onRef("i.party_id", "=", "p.id"),
    )
    .innerJoin("queue_entry as q", "q.party_id", "p.id")
    .select(["p.id", "p.role", "i.birthdate", "q.status"])
    .where("p.application_id", "=", applicationId)
    .orderBy("p.number")
    .execute();
  return rows
    .filter(({ role }) => asksRightToRent({ role, country: "ENG" }))
    .filter(({ status, birthdate }) => !hasEnded(status) && isAdultAtStart(birthdate, startsOn))
    .map(({ id }) => id);
};

/** undefined: the home is not in England, where no law asks for a check. */
export const readSigning = async (
  db: Kysely<Schema>,
  applicationId: string,
  today: string,
): Promise<HomeSigning | undefined> => {
  const letting = await readLetting(db, applicationId);
  const rules = rightToRentRulesOn(today);
  if (letting?.country !== "ENG" || !rules) return undefined;
  const dates = datesOfLetting(letting);
  const checks = await readChecks(db, applicationId);
  const adults = await readAdults(db, applicationId, letting.startsOn);
  const exempt = await isExempt(db, applicationId, today);
  const ready = readyToSign(
    adults.map((id) => adultOf(id, checks)),
    dates,
    { rules, isExempt: exempt },
  );
  return {
    ...ready,
    isExempt: exempt,
    letting,
    people: adults.map((id) => ({ id, check: countingCheck(checks, id) ?? null })),
  };
};

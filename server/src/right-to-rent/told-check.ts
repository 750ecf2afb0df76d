import { asksRightToRent } from "@latchkey/domain/compliance/right-to-rent/asked.ts";
import { isAdultAtStart } from "@latchkey/domain/compliance/right-to-rent/purpose.ts";
import type { CivilDate } from "@latchkey/domain/rules/civil-date.ts";
import type { Kysely } from "kysely";
import type { PartyKey } from "../platform/actor/actor.ts";
import type { Schema } from "../platform/db/schema.ts";
import { readLetting } from "./letting.ts";
import { countingCheck, readChecks } from "./read-checks.ts";
import { isExempt } from "./read-exemptions.ts";

/** The applicant learns the day of the record and nothing of the way, the status or the follow-up. */
export interface ToldCheck {
  /** null: it is still to be recorded. */
  readonly recordedOn: CivilDate | null;
}

/** undefined: no check of the person is asked for, because of the home, the role, the age or an exemption. */
export const readToldCheck = async (
  db: Kysely<Schema>,
  { applicationId, partyId }: PartyKey,
  today: CivilDate,
): Promise<ToldCheck | undefined> => {
  const letting = await readLetting(db, applicationId);
  const person = await db
    .selectFrom("party as p")
    .leftJoin("identity_facts as i", (on) =>
      on.onRef("i.application_id", "=", "p.application_id").onRef("i.party_id", "=", "p.id"),
    )
    .select(["p.role", "i.birthdate"])
    .where("p.application_id", "=", applicationId)
    .where("p.id", "=", partyId)
    .executeTakeFirst();
  if (!letting || !person || !asksRightToRent({ role: person.role, country: letting.country }))
    return undefined;
  if (!isAdultAtStart(person.birthdate, letting.startsOn)) return undefined;
  if (await isExempt(db, applicationId, today)) return undefined;
  const check = countingCheck(await readChecks(db, applicationId), partyId);
  return { recordedOn: check && check.shows !== "no_right" ? check.checkedOn : null };
};

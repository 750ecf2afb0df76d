import { asksRightToRent } from "@latchkey/domain/compliance/right-to-rent/asked.ts";
import { rightToRentRulesOn } from "@latchkey/domain/compliance/right-to-rent/rule-sets.ts";
import {
  lastShareCodeDay,
  shareCodeEndedOn,
} from "@latchkey/domain/compliance/right-to-rent/share-code-days.ts";
import { shareCodeIssue } from "@latchkey/domain/identity/share-code.ts";
import { hasEnded } from "@latchkey/domain/parties/status.ts";
import type { CivilDate } from "@latchkey/domain/rules/civil-date.ts";
import type { Kysely } from "kysely";
import { readIdentity } from "../identity/identity-facts.ts";
import { openShareCode } from "../identity/share-code.ts";
import { storeShareCode } from "../identity/store-share-code.ts";
import { lockParty } from "../parties/parties.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import { audit } from "../platform/audit/audit.ts";
import type { Schema } from "../platform/db/schema.ts";
import { invalidInput, notFound } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";
import { countingCheck, readChecks } from "./read-checks.ts";
import { isExempt } from "./read-exemptions.ts";

/** A share code that ended before the check was recorded (table A4): a new one is asked for. */
export interface EndedShareCode {
  readonly givenOn: CivilDate;
  readonly endedOn: CivilDate;
  /** For which such codes are good. */
  readonly days: number;
}

const readGiven = (db: Kysely<Schema>, { applicationId, partyId }: PartyKey) =>
  db
    .selectFrom("party as p")
    .innerJoin("application as a", "a.id", "p.application_id")
    .innerJoin("queue_entry as q", "q.party_id", "p.id")
    .innerJoin("identity_facts as f", "f.party_id", "p.id")
    .select(["p.role", "a.property_country as country", "q.status", "f.share_code_on as givenOn"])
    .select((of) =>
      of
        .selectFrom("decision as d")
        .select("d.outcome")
        .whereRef("d.application_id", "=", "p.application_id")
        .whereRef("d.party_id", "=", "p.id")
        .where("d.state", "=", "final")
        .orderBy("d.final_at", "desc")
        .limit(1)
        .as("outcome"),
    )
    .where("p.application_id", "=", applicationId)
    .where("p.id", "=", partyId)
    .executeTakeFirst();

const readAskedOf = (db: Kysely<Schema>, { applicationId, partyId }: PartyKey) =>
  db
    .selectFrom("party as p")
    .innerJoin("application as a", "a.id", "p.application_id")
    .select(["p.role", "a.property_country as country"])
    .where("p.application_id", "=", applicationId)
    .where("p.id", "=", partyId)
    .executeTakeFirstOrThrow();

/** Nothing is asked of people who applied in vain or no longer, and of those whose check is recorded or not needed. */
export const readEndedShareCode = async (
  db: Kysely<Schema>,
  party: PartyKey,
  today: CivilDate,
): Promise<EndedShareCode | undefined> => {
  const rules = rightToRentRulesOn(today);
  const given = await readGiven(db, party);
  if (!rules || !given?.givenOn || given.outcome === "declined" || hasEnded(given.status)) return undefined;
  const endedOn = shareCodeEndedOn(given.givenOn, today, rules.dates);
  if (endedOn === undefined || !asksRightToRent(given)) return undefined;
  if (countingCheck(await readChecks(db, party.applicationId), party.partyId)) return undefined;
  if (await isExempt(db, party.applicationId, today)) return undefined;
  return { givenOn: given.givenOn, endedOn, days: rules.dates.shareCode.days };
};

/** The code that the applicant gave last, for the record of a check. */
export interface GivenShareCode {
  readonly code: string;
  readonly givenOn: CivilDate;
  readonly lastDay: CivilDate;
  readonly hasEnded: boolean;
}

/** @throws NOT_FOUND if no check of the person is asked for */
export const revealShareCode = async (work: Work, party: PartyKey): Promise<GivenShareCode | null> => {
  const { tx, services } = work;
  const { role, country } = await readAskedOf(tx, party);
  if (!asksRightToRent({ role, country })) throw notFound();
  const today = services.today();
  const rules = rightToRentRulesOn(today);
  const { sealedShareCode, shareCodeOn: givenOn } = await readIdentity(tx, party);
  const code = openShareCode(sealedShareCode, services.keyring);
  if (!rules || code === null || givenOn === null) return null;
  const subject = "IDENTITY/shareCode";
  await audit(work, { action: "sealed-value-revealed", outcome: "done", party, subject });
  const lastDay = lastShareCodeDay(givenOn, rules.dates);
  return { code, givenOn, lastDay, hasEnded: lastDay < today };
};

/** @throws NOT_FOUND if no new code is asked for; INVALID_INPUT */
export const renewShareCode = async (work: Work, party: PartyKey, typed: string): Promise<void> => {
  await lockParty(work.tx, party);
  if (!(await readEndedShareCode(work.tx, party, work.services.today()))) throw notFound();
  const issue = shareCodeIssue(typed);
  if (issue) throw invalidInput({ shareCode: issue });
  await storeShareCode(work, party, typed);
  await audit(work, { action: "share-code-renewed", outcome: "done", party, subject: party.partyId });
};

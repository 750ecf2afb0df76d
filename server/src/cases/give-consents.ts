import type { Issue } from "@latchkey/domain/rules/issue.ts";
import { CONSENT_TEXT_VERSION, requiredConsents } from "@latchkey/domain/validations/consents.ts";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import { audit } from "../platform/audit/audit.ts";
import { invalidInput } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";
import { caseChanged } from "./case-row.ts";

export interface GivenConsents {
  readonly termsAndConditions: boolean;
  readonly backgroundChecks: boolean;
  readonly dataAccuracy: boolean;
  readonly marketing: boolean;
  readonly language: Language;
}

const notGiven = (consents: GivenConsents): Record<string, Issue> =>
  Object.fromEntries(
    requiredConsents
      .filter((name) => !consents[name])
      .map((name) => [name, { code: "validation.must_accept" }]),
  );

/** Three are required. Each is stored with the version of its text, the language and the time (spec 1 §2). */
export const giveConsents = async (work: Work, party: PartyKey, consents: GivenConsents): Promise<void> => {
  const missing = notGiven(consents);
  if (Object.keys(missing).length > 0) throw invalidInput(missing);
  await work.tx
    .insertInto("consent")
    .values(
      [...requiredConsents, "marketing" as const].map((name) => ({
        application_id: party.applicationId,
        party_id: party.partyId,
        name,
        given: consents[name],
        text_version: CONSENT_TEXT_VERSION,
        language: consents.language,
      })),
    )
    .execute();
  await work.tx
    .updateTable("party")
    .set({ marketing: consents.marketing })
    .where("application_id", "=", party.applicationId)
    .where("id", "=", party.partyId)
    .execute();
  caseChanged(work, party);
  await audit(work, { action: "consents-given", outcome: "done", party, subject: party.partyId });
};

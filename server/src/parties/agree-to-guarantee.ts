import { CONSENT_TEXT_VERSION } from "@latchkey/domain/parties/consents.ts";
import {
  agreementHolds,
  changedParts,
  GUARANTEE_CONSENT,
  type Guarantee,
} from "@latchkey/domain/parties/guarantee.ts";
import { isClosed, statusOf } from "@latchkey/domain/parties/status.ts";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import { audit } from "../platform/audit/audit.ts";
import { notFound, Refusal } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";
import { partyChanged, readParty } from "./party-row.ts";

interface Agreement {
  readonly shown: Guarantee;
  readonly language: Language;
}

/**
 * Stored only if the shown guarantee is still current. An earlier agreement is never overwritten. Unlike the
 * other consents it may be given again after the submission: until the decision, a further tenant or another
 * share requires a new one.
 */
export const agreeToGuarantee = async (
  work: Work,
  party: PartyKey,
  { shown, language }: Agreement,
): Promise<void> => {
  const { guarantee, events } = await readParty(work, party);
  if (!guarantee || guarantee.asked.tenants.length === 0) throw notFound();
  if (isClosed(statusOf(events))) throw new Refusal("ALREADY_SUBMITTED");
  if (changedParts(shown, guarantee.asked).length > 0) throw new Refusal("CHANGED_ELSEWHERE");
  if (agreementHolds(guarantee)) return;
  await work.tx
    .insertInto("consent")
    .values({
      application_id: party.applicationId,
      party_id: party.partyId,
      name: GUARANTEE_CONSENT,
      given: true,
      text_version: CONSENT_TEXT_VERSION,
      language,
      shown: JSON.stringify(guarantee.asked),
    })
    .execute();
  partyChanged(work, party);
  await audit(work, { action: "guarantee-agreed", outcome: "done", party, subject: party.partyId });
};

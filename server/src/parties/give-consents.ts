import { CONSENT_TEXT_VERSION, requiredConsents } from "@latchkey/domain/parties/consents.ts";
import type { Issue } from "@latchkey/domain/rules/issue.ts";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import { audit } from "../platform/audit/audit.ts";
import { invalidInput, Refusal } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";
import { partyChanged, readParty } from "./party-row.ts";
import { wasSubmitted } from "./standing.ts";

export interface GivenConsents {
  readonly termsAndConditions: boolean;
  readonly backgroundChecks: boolean;
  readonly dataAccuracy: boolean;
  readonly marketing: boolean;
  readonly language: Language;
}

type ConsentName = (typeof requiredConsents)[number] | "marketing";

const notGiven = (consents: GivenConsents): Record<string, Issue> =>
  Object.fromEntries(
    requiredConsents
      .filter((name) => !consents[name])
      .map((name) => [name, { code: "validation.must_accept" }]),
  );

/** Each consent has the version of its text, the language and the time (spec 1 §2). */
const store = async (
  work: Work,
  party: PartyKey,
  { consents, names }: { readonly consents: GivenConsents; readonly names: readonly ConsentName[] },
): Promise<void> => {
  await work.tx
    .insertInto("consent")
    .values(
      names.map((name) => ({
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
  partyChanged(work, party);
};

type KnownConsents = Readonly<Record<string, boolean>>;

const areAsKnown = (consents: GivenConsents, known: KnownConsents): boolean =>
  requiredConsents.every((name) => consents[name] === (known[name] ?? false));

const changeMarketing = async (work: Work, party: PartyKey, consents: GivenConsents): Promise<void> => {
  await store(work, party, { consents, names: ["marketing"] });
  const action = consents.marketing ? "marketing-consent-given" : "marketing-consent-withdrawn";
  await audit(work, { action, outcome: "done", party, subject: party.partyId });
};

/**
 * Three are required and become part of the submission. The marketing consent may change at any time, and is
 * then recorded alone, because the other three are not given anew.
 */
export const giveConsents = async (work: Work, party: PartyKey, consents: GivenConsents): Promise<void> => {
  const standing = await readParty(work, party);
  const known = standing.consents;
  if (wasSubmitted(standing) && !areAsKnown(consents, known)) throw new Refusal("ALREADY_SUBMITTED");
  const missing = notGiven(consents);
  if (Object.keys(missing).length > 0) throw invalidInput(missing);
  if (areAsKnown(consents, known)) {
    const isChanged = consents.marketing !== (known.marketing ?? false);
    return isChanged ? changeMarketing(work, party, consents) : undefined;
  }
  await store(work, party, { consents, names: [...requiredConsents, "marketing"] });
  await audit(work, { action: "consents-given", outcome: "done", party, subject: party.partyId });
};

import { countriesDocsMap } from "@latchkey/domain/identity/countries.ts";
import { identityQuestions } from "@latchkey/domain/identity/questions.ts";
import { identitySection } from "@latchkey/domain/identity/section.ts";
import { type PlainFacts, plainFacts } from "@latchkey/domain/identity/values.ts";
import { tidy, tidyName } from "@latchkey/domain/rules/tidy.ts";
import { mergeAnswers } from "@latchkey/domain/wizard/merge.ts";
import { inputIssues } from "@latchkey/domain/wizard/question.ts";
import {
  addDocuments,
  type DocumentInput,
  documentsToSave,
  removeDocuments,
} from "../documents/section-documents.ts";
import { assertInputOpen, openSection } from "../parties/open-section.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import { invalidInput, Refusal } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";
import { refreshFindings } from "../verification/findings.ts";
import { withMissingChecks } from "./identity-documents.ts";
import { readIdentity, storeIdentityFacts } from "./identity-facts.ts";
import { storeShareCode } from "./store-share-code.ts";

/** A missing fact is left as it is. */
export interface IdentityInput extends Partial<Nullish<PlainFacts>> {
  readonly shareCode?: string | null | undefined;
  readonly identityDocuments?: readonly DocumentInput[] | null | undefined;
  readonly withdrawnDocuments?: readonly string[] | null | undefined;
  readonly remedialSectionUuid?: string | null | undefined;
  readonly before?: unknown;
}

type Nullish<Facts> = { readonly [Fact in keyof Facts]: Facts[Fact] | undefined };

const names: readonly (keyof PlainFacts)[] = ["firstName", "middleName", "lastName"];

const tidyFact = (fact: keyof PlainFacts, text: string): string =>
  names.includes(fact) ? tidyName(text) : tidy(text);

const plainFactsIn = (input: IdentityInput): Partial<PlainFacts> =>
  Object.fromEntries(
    plainFacts.flatMap((fact) =>
      input[fact] === undefined ? [] : [[fact, tidyFact(fact, input[fact] ?? "") || null] as const],
    ),
  );

/** The previously read values of the facts that a page sends; an empty one may be null or an empty string. */
const factsReadBefore = (read: unknown, sent: Partial<PlainFacts>): Partial<PlainFacts> =>
  Object.fromEntries(
    plainFacts.flatMap((fact) => {
      const value: unknown = Reflect.get(Object(read), fact);
      return fact in sent && typeof value === "string"
        ? [[fact, tidyFact(fact, value) || null] as const]
        : [];
    }),
  );

/** Detects a change by another tab or device. A retry finds its own value, which is no conflict. */
const isChangedElsewhere = (stored: PlainFacts, sent: Partial<PlainFacts>, read: unknown): boolean => {
  const before = factsReadBefore(read, sent);
  const those = (facts: Partial<PlainFacts>) =>
    Object.fromEntries(plainFacts.flatMap((fact) => (fact in before ? [[fact, facts[fact]]] : [])));
  return mergeAnswers({ before, mine: those(sent), stored: those(stored) }).changedElsewhere;
};

/** Saves the contract's `updateMe` (spec 2 §7). */
export const saveIdentity = async (work: Work, party: PartyKey, input: IdentityInput): Promise<void> => {
  // Documents are checked one by one.
  const { identityDocuments, remedialSectionUuid = null, before, ...said } = input;
  const opened = await openSection(work, party, { section: identitySection, remedialSectionUuid });
  assertInputOpen(said, opened);
  const context = { today: work.services.today(), countriesDocsMap, idvtEnabled: false };
  const issues = inputIssues(identityQuestions, { ...input }, context);
  if (Object.keys(issues).length > 0) throw invalidInput(issues);
  const facts = plainFactsIn(input);
  if (before && isChangedElsewhere(await readIdentity(work.tx, party), facts, before)) {
    throw new Refusal("CHANGED_ELSEWHERE");
  }
  if (Object.keys(facts).length > 0) {
    await storeIdentityFacts(work, party, facts);
    await refreshFindings(work, party);
  }
  if (input.shareCode !== undefined) await storeShareCode(work, party, input.shareCode ?? "");
  const related = { section: "IDENTITY", relatedObjectUuid: null } as const;
  const documents = await documentsToSave(work, party, { ...related, documents: identityDocuments ?? [] });
  const place = { ...related, remedialSectionUuid };
  const save = withMissingChecks(work, { party, place, opened });
  await removeDocuments(work, save, input.withdrawnDocuments ?? []);
  await addDocuments(work, save, documents);
  await work.services.changed(work, party, "IDENTITY");
};

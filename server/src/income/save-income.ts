import { randomUUID } from "node:crypto";
import {
  type IncomeContext,
  incomeTypesOffered,
  isIncomeVariant,
  offersKonfir,
  otherPayersOffered,
} from "@latchkey/domain/income/context.ts";
import { fileCapacity } from "@latchkey/domain/income/documents-offered.ts";
import {
  ofType,
  sourceAsSent,
  sourceWith,
  storedInputs,
  typedInputs,
} from "@latchkey/domain/income/input.ts";
import { questionsAbout } from "@latchkey/domain/income/questions.ts";
import { OWN_EMAIL } from "@latchkey/domain/income/rules.ts";
import { incomeSection } from "@latchkey/domain/income/section.ts";
import {
  checkedSource,
  type IncomeSource,
  newSource,
  type StoredSource,
} from "@latchkey/domain/income/source.ts";
import type { Issue } from "@latchkey/domain/rules/issue.ts";
import type { IncomeType } from "@latchkey/domain/vocabulary/money.ts";
import { isChangedSince } from "@latchkey/domain/wizard/merge.ts";
import { type Input, inputIssues } from "@latchkey/domain/wizard/question.ts";
import type { Opened } from "@latchkey/domain/wizard/section.ts";
import { variantIn } from "@latchkey/domain/wizard/section.ts";
import { ownMailboxIssue } from "../accounts/own-mailbox.ts";
import { addDocuments, documentsToSave, removeDocuments } from "../documents/section-documents.ts";
import { assertInputOpen, openSection } from "../parties/open-section.ts";
import { readParty } from "../parties/party-row.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import { invalidInput, notFound, Refusal } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";
import { followEmployer } from "./ask-about-work.ts";
import { deriveFacts } from "./derive-facts.ts";
import { readIncomeSectionFacts } from "./income-facts.ts";
import { columnsOf, type SourceSaveInput } from "./income-input.ts";
import { forgetConnection } from "./link-state.ts";

/** A generous upper bound. */
const MOST_SOURCES = 20;

interface SourceSave {
  readonly input: SourceSaveInput;
  readonly uuid?: string | null | undefined;
  readonly remedialSectionUuid?: string | null | undefined;
  readonly before?: unknown;
}

export const incomeContextOf = async (work: Work, party: PartyKey, email: string): Promise<IncomeContext> => {
  const { sections, conditions } = await readParty(work, party);
  const variant = variantIn(sections, "INCOME");
  if (!variant || !isIncomeVariant(variant)) throw notFound();
  const { today, openBankingEnabled, taxLinkEnabled, konfirConfigured } = work.services;
  const konfirEnabled = offersKonfir({ conditions }, konfirConfigured);
  return { today: today(), variant, conditions, email, konfirEnabled, openBankingEnabled, taxLinkEnabled };
};

/** The policy's types, and a rent share of zero percent. */
const typeIssue = (type: IncomeType, context: IncomeContext): Issue | undefined => {
  const offered: readonly IncomeType[] = [
    ...incomeTypesOffered(context),
    ...otherPayersOffered(context).filter((payer) => payer === "T_ZERO_PERCENT_RENT_SHARE"),
  ];
  return offered.includes(type) ? undefined : { code: "validation.please_select_an_option" };
};

const reject = (issues: Readonly<Record<string, Issue>>): void => {
  if (Object.keys(issues).length > 0) throw invalidInput(issues);
};

/** Details that are not asked for this type of source: no rule would check them. */
const unaskedIssues = (source: IncomeSource, sent: Input): Readonly<Record<string, Issue>> => {
  const asked = storedInputs(source);
  const unasked = Object.entries(sent).filter(([name, value]) => value && !(name in asked));
  return Object.fromEntries(unasked.map(([name]) => [name, { code: "validation.unknown" }]));
};

/**
 * Checks only what was sent, together with what is stored: a net salary also against an annual one that was
 * saved before.
 */
const assertRules = (
  source: IncomeSource,
  { accountDocuments: _added, withdrawnDocuments: _withdrawn, ...input }: SourceSaveInput,
  context: IncomeContext,
): void => {
  const sent = typedInputs(input);
  const all = inputIssues(questionsAbout(source.incomeType), { ...storedInputs(source), ...sent }, context);
  const { referenceEmail } = input;
  const own = referenceEmail && ownMailboxIssue(referenceEmail, context.email, OWN_EMAIL.companyReference);
  // Both null means that the applicant has no referee, which differs from a missing answer.
  const isNobody = input.referenceName === null && input.referenceEmail === null;
  const judged = Object.entries({ ...(own && { referenceEmail: own }), ...all }).filter(
    ([name]) => name in sent && !(isNobody && name.startsWith("reference")),
  );
  reject({ ...unaskedIssues(source, sent), ...Object.fromEntries(judged) });
};

const assertOpen = (
  { accountDocuments, withdrawnDocuments, incomeType, ...said }: SourceSaveInput,
  opened: Opened,
): void =>
  assertInputOpen({ ...typedInputs(said), accountDocuments, withdrawnDocuments, incomeType }, opened);

const addSource = async (
  { tx }: Work,
  { applicationId, partyId }: PartyKey,
  incomeType: IncomeType,
): Promise<IncomeSource> => {
  const uuid = randomUUID();
  await tx
    .insertInto("income_source")
    .values({ id: uuid, application_id: applicationId, party_id: partyId, income_type: incomeType })
    .execute();
  return newSource(uuid, incomeType);
};

const sourceFor = async (
  work: Work,
  party: PartyKey,
  { input: { incomeType }, uuid, sources }: SourceSave & { readonly sources: readonly StoredSource[] },
): Promise<IncomeSource> => {
  const known = sources.find((source) => source.uuid === uuid);
  if (known) return checkedSource(known);
  if (uuid !== null && uuid !== undefined) throw notFound();
  if (!incomeType) throw invalidInput({ incomeType: { code: "validation.please_select_an_option" } });
  if (sources.length >= MOST_SOURCES) {
    throw invalidInput({ uuid: { code: "validation.incomes.tooMany", params: { max: MOST_SOURCES } } });
  }
  return addSource(work, party, incomeType);
};

/** @throws NOT_FOUND, INVALID_INPUT, CHANGED_ELSEWHERE. @returns the source before and after the save */
const sourceToSave = async (work: Work, party: PartyKey, save: SourceSave) => {
  const { input, remedialSectionUuid = null, before } = save;
  const { email, sources } = await readIncomeSectionFacts(work, party, {
    relatedObjectUuid: null,
    remedialSectionUuid,
  });
  const context = await incomeContextOf(work, party, email);
  const wrongType = input.incomeType && typeIssue(input.incomeType, context);
  if (wrongType) throw invalidInput({ incomeType: wrongType });
  const stored = await sourceFor(work, party, { ...save, sources });
  if (before && isChangedSince({ before, sent: input, stored: sourceAsSent(stored) })) {
    throw new Refusal("CHANGED_ELSEWHERE");
  }
  const source = ofType(stored, input.incomeType);
  assertRules(source, input, context);
  return { stored, source };
};

const storeColumns = async (
  work: Work,
  party: PartyKey,
  { input, stored }: { readonly input: SourceSaveInput; readonly stored: IncomeSource },
): Promise<void> => {
  const columns = columnsOf(input, stored);
  if (Object.keys(columns).length > 0) {
    await work.tx
      .updateTable("income_source")
      .set(columns)
      .where("application_id", "=", party.applicationId)
      .where("party_id", "=", party.partyId)
      .where("id", "=", stored.uuid)
      .execute();
    if (columns.bank === null) await forgetConnection(work, party, stored.uuid);
  }
  if (columns.reference !== undefined) await followEmployer(work, party, sourceWith(stored, input));
};

/** Saves one source and its documents (spec 3 §7). @returns its id */
export const saveSource = async (work: Work, party: PartyKey, save: SourceSave): Promise<string> => {
  const { input: sent, uuid, remedialSectionUuid = null } = save;
  const accountDocuments = await documentsToSave(work, party, {
    section: "INCOME",
    relatedObjectUuid: uuid ?? null,
    documents: sent.accountDocuments ?? [],
  });
  const input = { ...sent, accountDocuments };
  const opened = await openSection(work, party, { section: incomeSection, remedialSectionUuid });
  assertOpen(input, opened);
  const { stored, source } = await sourceToSave(work, party, save);
  await storeColumns(work, party, { input, stored });
  const documents = {
    party,
    place: { section: "INCOME", relatedObjectUuid: stored.uuid, remedialSectionUuid },
    opened,
    capacity: (docType: Parameters<typeof fileCapacity>[0]) => fileCapacity(docType, source.incomeType),
  } as const;
  await removeDocuments(work, documents, input.withdrawnDocuments ?? []);
  await addDocuments(work, documents, accountDocuments);
  work.writtenObjects.set("INCOME", stored.uuid);
  await deriveFacts(work, party);
  await work.services.changed(work, party, "INCOME");
  return stored.uuid;
};

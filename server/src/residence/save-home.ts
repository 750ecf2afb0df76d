import type { ResidenceContext } from "@latchkey/domain/residence/context.ts";
import { landlordQuestion, rentalQuestion } from "@latchkey/domain/residence/questions.ts";
import type { ReferencePerson, Residence } from "@latchkey/domain/residence/residence.ts";
import { tidyReference } from "@latchkey/domain/residence/rules.ts";
import { residenceSection } from "@latchkey/domain/residence/section.ts";
import { minorOf, typedAmount } from "@latchkey/domain/rules/amount.ts";
import type { Currency, RentFrequency } from "@latchkey/domain/vocabulary/money.ts";
import { isChangedSince } from "@latchkey/domain/wizard/merge.ts";
import { inputIssues } from "@latchkey/domain/wizard/question.ts";
import type { Updateable } from "kysely";
import { ownMailboxIssue } from "../accounts/own-mailbox.ts";
import {
  addDocuments,
  type DocumentInput,
  documentsToSave,
  removeDocuments,
} from "../documents/section-documents.ts";
import { assertInputOpen, openSection } from "../parties/open-section.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import type { Schema } from "../platform/db/schema.ts";
import { invalidInput, notFound, Refusal } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";
import { followReference } from "./follow-reference.ts";
import { readResidenceFacts } from "./residence-facts.ts";

/** A missing field is left as it is (spec 2 §7). */
export interface HomeInput {
  readonly uuid: string;
  readonly currency?: Currency | null | undefined;
  /** In whole units of the currency. */
  readonly rent?: number | null | undefined;
  readonly rentFrequency?: RentFrequency | null | undefined;
  readonly rentPaymentDate?: string | null | undefined;
  /** null: there is no referee. */
  readonly reference?: ReferencePerson | null | undefined;
  readonly documents?: readonly DocumentInput[] | null | undefined;
  readonly withdrawnDocuments?: readonly string[] | null | undefined;
}

const assertRules = ({ reference, ...input }: HomeInput, context: ResidenceContext): void => {
  const rental = inputIssues([rentalQuestion], { ...input, rent: typedAmount(input.rent) }, context);
  const landlord = reference ? inputIssues([landlordQuestion], { ...reference }, context) : {};
  const own = reference && ownMailboxIssue(reference.email, context.email);
  const issues = { ...rental, ...(own && { email: own }), ...landlord };
  if (Object.keys(issues).length > 0) throw invalidInput(issues);
};

const columnsOf = (input: HomeInput): Updateable<Schema["residence"]> => ({
  ...(input.currency !== undefined && { currency: input.currency }),
  ...(typeof input.rent === "number" && { rent_minor: minorOf(input.rent) ?? null }),
  ...(input.rentFrequency !== undefined && { rent_frequency: input.rentFrequency }),
  ...(input.rentPaymentDate !== undefined && { rent_payment_date: input.rentPaymentDate }),
  ...(input.reference !== undefined && {
    reference: input.reference ? JSON.stringify(tidyReference(input.reference)) : null,
  }),
});

const storeColumns = async (
  { tx }: Work,
  { applicationId, partyId }: PartyKey,
  input: HomeInput,
): Promise<void> => {
  const columns = columnsOf(input);
  if (Object.keys(columns).length === 0) return;
  await tx
    .updateTable("residence")
    .set(columns)
    .where("application_id", "=", applicationId)
    .where("party_id", "=", partyId)
    .where("id", "=", input.uuid)
    .execute();
};

export const homeFacts = ({ currency, rentMinor, rentFrequency, rentPaymentDate, reference }: Residence) => ({
  currency,
  rent: rentMinor === null ? null : rentMinor / 100,
  rentFrequency,
  rentPaymentDate,
  reference,
});

interface HomeSave {
  readonly home: HomeInput;
  readonly remedialSectionUuid?: string | null | undefined;
  readonly before?: unknown;
}

/** Spec 2 §7, UpdateDefaultResidence. */
export const saveHome = async (
  work: Work,
  party: PartyKey,
  { home: sent, remedialSectionUuid, before }: HomeSave,
): Promise<void> => {
  const related = { section: "RESIDENCE", relatedObjectUuid: sent.uuid } as const;
  const documents = await documentsToSave(work, party, { ...related, documents: sent.documents ?? [] });
  const input = { ...sent, documents };
  const opened = await openSection(work, party, { section: residenceSection, remedialSectionUuid });
  const { uuid: _home, ...said } = input;
  assertInputOpen(said, opened);
  const request = remedialSectionUuid ?? null;
  const facts = await readResidenceFacts(work.tx, party, request);
  const home = facts.residences.find(({ uuid }) => uuid === input.uuid);
  if (!home) throw notFound();
  const { email, connectedOpenBanking } = facts;
  assertRules(input, { today: work.services.today(), conditions: [], email, connectedOpenBanking });
  if (before && isChangedSince({ before, sent: input, stored: homeFacts(home) }))
    throw new Refusal("CHANGED_ELSEWHERE");
  await storeColumns(work, party, input);
  if (input.reference !== undefined) await followReference(work, party, input.uuid);
  const place = { ...related, remedialSectionUuid: request };
  await removeDocuments(work, { party, place, opened }, input.withdrawnDocuments ?? []);
  await addDocuments(work, { party, place, opened }, documents);
  await work.services.changed(work, party, "RESIDENCE");
};

import { type DocumentAnswers, documentAnswerParsers } from "../documents/document-answers.ts";
import type { UploadEntry } from "../documents/evidence.ts";
import { type DocumentType, documentTypes } from "../documents/kinds.ts";
import { asReasonWords, type GivenReason, storedReason } from "../rules/given-reason.ts";
import { listed, listOf } from "../rules/parse.ts";
import { type IncomeType, type OtherPayer, otherPayers, type Payer, payers } from "../vocabulary/money.ts";
import { type YesNo, yesNo } from "../vocabulary/people.ts";
import { type AnswerParsers, layerAnswers, parseAnswersWith } from "../wizard/parse-answers.ts";
import {
  checkedSource,
  type GuarantorNomination,
  type IncomeSource,
  type LinkOutcome,
  type StoredSource,
} from "./source.ts";

export interface IncomeFile extends UploadEntry {
  readonly incomeUuid: string | null;
}

export const feedbackReasons = [
  "unable_to_find_bank_or_country",
  "technical_difficulties",
  "not_comfortable_sharing_bank_details",
] as const;
export type FeedbackReason = (typeof feedbackReasons)[number];

export const withoutEmployerReasons = ["nobody_knows_me", "work_is_confidential", "something_else"] as const;
export type WithoutEmployerReason = (typeof withoutEmployerReasons)[number];

export interface IncomeAnswers extends DocumentAnswers {
  readonly whoIsPaying?: Payer;
  readonly someoneElse?: OtherPayer;
  readonly zeroPercentNotice?: "acknowledged";
  readonly guarantorConfirmation?: "acknowledged";
  readonly bonus?: YesNo | undefined;
  readonly withoutEmployer?: WithoutEmployerReason | undefined;
  readonly withoutEmployerWords?: string | undefined;
  readonly openBanking?: "manual";
  readonly feedback?: FeedbackReason;
  readonly error?: "manual";
  readonly documents?: DocumentType | "none";
  readonly noDocumentsNotice?: "acknowledged";
  readonly nonOpenBankingNotice?: "acknowledged";
  readonly additionalIncome?: "enough" | "guarantor";
  readonly success?: "read";
  readonly successAddIncome?: "read";
  readonly konfir?: "skipped";
  readonly notSaid?: readonly ("yourSalary" | "feedback")[];
}

/** The codes that a step's row among the answers may hold. */
export interface IncomeChoices {
  readonly whoIsPaying: Payer;
  readonly someoneElse: OtherPayer;
  readonly incomeType: IncomeType;
  readonly companyReference: WithoutEmployerReason;
  readonly openBanking: LinkOutcome | "manual";
  readonly feedback: FeedbackReason;
  readonly documents: DocumentType | "none";
  readonly additionalIncome: "enough" | "guarantor";
  readonly konfir: "skipped";
}

export interface IncomeFacts {
  readonly sources: readonly StoredSource[];
  readonly guarantor: GuarantorNomination | null;
  readonly documents: readonly IncomeFile[];
  readonly meetsAffordabilityCriteria: boolean;
  readonly someoneElsePaysForRent: boolean;
  readonly konfirCompleted: boolean;
}

export interface IncomeValues extends IncomeAnswers, Omit<IncomeFacts, "documents" | "sources"> {
  readonly sources: readonly IncomeSource[];
  readonly source: IncomeSource | undefined;
  readonly upload: readonly IncomeFile[];
  /** It ends a visit, completes nothing and is not stored (spec 3 §2). */
  readonly incomeUploadSuccess?: "read";
}

const parsers: AnswerParsers<IncomeAnswers> = {
  ...documentAnswerParsers,
  whoIsPaying: listed(...payers),
  someoneElse: listed(...otherPayers),
  zeroPercentNotice: listed("acknowledged"),
  guarantorConfirmation: listed("acknowledged"),
  bonus: listed(...yesNo),
  withoutEmployer: listed(...withoutEmployerReasons),
  withoutEmployerWords: asReasonWords,
  openBanking: listed("manual"),
  feedback: listed(...feedbackReasons),
  error: listed("manual"),
  documents: listed(...documentTypes, "none"),
  noDocumentsNotice: listed("acknowledged"),
  nonOpenBankingNotice: listed("acknowledged"),
  additionalIncome: listed("enough", "guarantor"),
  success: listed("read"),
  successAddIncome: listed("read"),
  konfir: listed("skipped"),
  notSaid: listOf("yourSalary", "feedback"),
};

export const parseIncomeAnswers = (raw: unknown): IncomeAnswers => parseAnswersWith(parsers, raw);

export const incomeAnswersOf = (values: Partial<IncomeValues>): IncomeAnswers => parseIncomeAnswers(values);

export const reasonWithoutEmployer = ({
  withoutEmployer,
  withoutEmployerWords,
}: IncomeAnswers): GivenReason<WithoutEmployerReason> | undefined =>
  storedReason(withoutEmployer, withoutEmployerWords);

const withoutDenials = ({
  withoutDocument: _without,
  withoutDocumentWords: _words,
  withoutEmployer: _employer,
  withoutEmployerWords: _employerWords,
  noDocumentsNotice: _notice,
  ...choices
}: IncomeAnswers): IncomeAnswers => choices;

export const recordFacts = (
  { documents, ...facts }: IncomeFacts,
  uuid: string | undefined,
): Omit<IncomeValues, keyof IncomeAnswers> => {
  const sources = facts.sources.map(checkedSource);
  return {
    ...facts,
    sources,
    source: sources.find((source) => source.uuid === uuid),
    upload: documents.filter(({ incomeUuid }) => uuid !== undefined && incomeUuid === uuid),
  };
};

/**
 * The one function that builds this section's values, in browser and server: answers, then the stored facts.
 * @param uuid the source that the record is about
 */
export const incomeValues = (
  facts: IncomeFacts,
  uuid: string | undefined,
  ...layers: readonly unknown[]
): IncomeValues => ({
  ...layerAnswers(layers.map(parseIncomeAnswers), withoutDenials),
  ...recordFacts(facts, uuid),
});

/** Me if an income exists, other if that is a zero-percent share or if there is only a guarantor (spec 3 §3). */
export const payerOf = ({ whoIsPaying, source, sources, guarantor }: IncomeValues): Payer | undefined => {
  if (whoIsPaying) return whoIsPaying;
  const income = source ?? sources[0];
  if (income) return income.incomeType === "T_ZERO_PERCENT_RENT_SHARE" ? "other" : "me";
  return guarantor ? "other" : undefined;
};

/** A known fact stands in for the answer (spec 3 §3, defaults). */
export const otherPayerOf = ({ someoneElse, source, guarantor }: IncomeValues): OtherPayer | undefined => {
  if (someoneElse) return someoneElse;
  if (source?.incomeType === "T_ZERO_PERCENT_RENT_SHARE") return "T_ZERO_PERCENT_RENT_SHARE";
  return guarantor ? "T_GUARANTOR" : undefined;
};

export const afterBank = ({ meetsAffordabilityCriteria }: IncomeValues): "success" | "successAddIncome" =>
  meetsAffordabilityCriteria ? "success" : "successAddIncome";

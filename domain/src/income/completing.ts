import { slotType } from "../documents/definitions.ts";
import { answerIfSeen, type Candidates } from "../wizard/completing-answers.ts";
import { incomeSlot } from "./chosen-document.ts";
import type { IncomeContext } from "./context.ts";
import { documentsOffered } from "./documents-offered.ts";
import type { IncomeStep } from "./steps.ts";
import type { IncomeAnswers, IncomeValues } from "./values.ts";

export interface SeenInIncome {
  readonly steps: readonly string[];
  readonly context: IncomeContext;
}

type Said = Partial<IncomeAnswers>;
type Derive = (values: IncomeValues, seen: SeenInIncome) => readonly Said[];

const ifSeen = answerIfSeen<IncomeStep, Said>;

const notSaying =
  (step: "yourSalary" | "feedback"): Derive =>
  ({ notSaid = [] }, { steps }) =>
    steps.includes(step) ? [{ notSaid: [...notSaid, step] }] : [];

const documents: Derive = ({ source, someoneElsePaysForRent, upload }, { steps, context }) => {
  const offered = source ? documentsOffered(source, someoneElsePaysForRent, context) : [];
  const said = upload
    .toReversed()
    .flatMap(({ type }) => offered.filter((one) => slotType(one, "front") === type))
    .map((type) => ({ documents: type }));
  return steps.includes("noDocumentsNotice") ? [...said, { documents: "none" }] : said;
};

const guidance =
  (step: IncomeStep): Derive =>
  (values, { steps, context }) => {
    const slot = incomeSlot(values, context);
    if (slot === undefined) return [];
    const isRead = steps.includes(step) || values.upload.some(({ type }) => type === slot);
    return isRead ? [{ docSignposting: [...(values.docSignposting ?? []), slot] }] : [];
  };

const derivations: Readonly<Partial<Record<IncomeStep, Derive>>> = {
  zeroPercentNotice: ifSeen("zeroPercentNotice", { zeroPercentNotice: "acknowledged" }),
  guarantorConfirmation: ifSeen("guarantorConfirmation", { guarantorConfirmation: "acknowledged" }),
  yourSalary: notSaying("yourSalary"),
  nonOpenBankingNotice: ifSeen("nonOpenBankingNotice", { nonOpenBankingNotice: "acknowledged" }),
  openBanking: ifSeen("feedback", { openBanking: "manual" }),
  feedback: notSaying("feedback"),
  error: ifSeen("documents", { error: "manual" }),
  success: ifSeen("success", { success: "read" }),
  successAddIncome: ifSeen("successAddIncome", { successAddIncome: "read" }),
  documents,
  noDocumentsNotice: ifSeen("noDocumentsNotice", { noDocumentsNotice: "acknowledged" }),
  bankStatementSignposting: guidance("bankStatementSignposting"),
  documentSignposting: guidance("documentSignposting"),
  additionalIncome: ({ guarantor }, { steps }) => {
    const named: readonly Said[] =
      guarantor && steps.includes("yourGuarantor") ? [{ additionalIncome: "guarantor" }] : [];
    return steps.includes("additionalIncome") ? [...named, { additionalIncome: "enough" }] : named;
  },
  konfir: ifSeen("konfir", { konfir: "skipped" }),
};

export const incomeCandidates =
  (seen: SeenInIncome): Candidates<IncomeValues, IncomeStep> =>
  (step, values) =>
    derivations[step]?.(values, seen) ?? [];

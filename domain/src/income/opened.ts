import { type DocumentType, incomeDocumentTypes } from "../documents/kinds.ts";
import { stepsAsking } from "../wizard/question.ts";
import { type SectionRequest, stepsOpenedBy } from "../wizard/request.ts";
import type { Opened } from "../wizard/section.ts";
import { incomeFlow } from "./flow.ts";
import { guarantorQuestion, sourceQuestions } from "./questions.ts";
import type { IncomeStep } from "./steps.ts";

const UPLOADS: readonly IncomeStep[] = ["upload", "uploadBankStatements", "genericUpload"];

const askedBy = (argument: string): readonly string[] => {
  switch (argument) {
    case "incomeType":
      return ["incomeType", "zeroPercentNotice"];
    case "guarantor":
      return [guarantorQuestion.step];
    case "bank":
      return ["openBanking", "error"];
    case "konfir":
      return ["konfir"];
    case "reference":
      return ["companyReference"];
    case "accountDocuments":
    case "withdrawnDocuments":
      return UPLOADS;
    default:
      return stepsAsking(sourceQuestions, argument);
  }
};

/**
 * The first round opens the whole section, a later one only the steps of the request. A request for an unknown step
 * opens nothing.
 */
export const incomeOpens = (request: SectionRequest | undefined): Opened => {
  const proofs: readonly DocumentType[] = incomeDocumentTypes;
  if (!request) {
    return { input: (argument) => askedBy(argument).length > 0, document: (type) => proofs.includes(type) };
  }
  const steps = stepsOpenedBy(incomeFlow, request);
  const passes = (names: readonly string[]) => names.some((name) => steps.has(name));
  return {
    input: (argument) => passes(askedBy(argument)),
    document: (type) => {
      if (type === request.documentType && steps.has("genericUpload")) return true;
      return proofs.includes(type) && passes(["upload", "uploadBankStatements"]);
    },
  };
};

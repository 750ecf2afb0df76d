import type { DocumentType } from "../documents/kinds.ts";
import { stepsAsking } from "../wizard/question.ts";
import { type SectionRequest, stepsOpenedBy } from "../wizard/request.ts";
import type { Opened } from "../wizard/section.ts";
import { type ResidenceStep, residenceFlow } from "./flow.ts";
import { landlordQuestion, rentalQuestion } from "./questions.ts";
import { addressProofs } from "./values.ts";

const HISTORIES: readonly ResidenceStep[] = [
  "residential-history",
  "uk-residential-history",
  "single-uk-residential-history",
];

const UPLOADS: readonly ResidenceStep[] = ["upload", "uploadForTenancyAgreement", "genericUpload"];

/**
 * The steps that ask for an argument. An argument without a step is refused. `history` is any change of the accordions.
 */
const askedBy = (argument: string): readonly string[] => {
  switch (argument) {
    case "history":
      return HISTORIES;
    case "reference":
      return [landlordQuestion.step];
    case "documents":
    case "withdrawnDocuments":
      return UPLOADS;
    default:
      return stepsAsking([rentalQuestion], argument);
  }
};

/**
 * The first round opens the whole section, a later one only the steps of the request. A request for an unknown step
 * opens nothing.
 */
export const residenceOpens = (request: SectionRequest | undefined): Opened => {
  const proofs: readonly DocumentType[] = addressProofs;
  if (!request) {
    return { input: (argument) => askedBy(argument).length > 0, document: (type) => proofs.includes(type) };
  }
  const steps = stepsOpenedBy(residenceFlow, request);
  const passes = (names: readonly string[]) => names.some((name) => steps.has(name));
  return {
    input: (argument) => passes(askedBy(argument)),
    document: (type) => {
      if (type === request.documentType && steps.has("genericUpload")) return true;
      if (type === "TENANCY_AGREEMENT" && steps.has("uploadForTenancyAgreement")) return true;
      return proofs.includes(type) && steps.has("upload");
    },
  };
};

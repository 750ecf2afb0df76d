import type { DocumentType } from "../documents/kinds.ts";
import { type AskableStart, type AskableSteps, askableStarts } from "../wizard/askable.ts";
import { asksReference, type ResidenceContext, skipsInUk } from "./context.ts";
import { proofSlot, type ResidenceStep, residenceFlow } from "./flow.ts";
import { homeOf, standingOf } from "./homes.ts";
import { rentedTypes } from "./residence.ts";
import type { ResidenceValues } from "./values.ts";

type Fits = (values: ResidenceValues, context: ResidenceContext) => boolean;

const livesInUk: Fits = (values, context) => !skipsInUk(context) && values["in-uk"] === "yes";

const hasHome: Fits = (values, context) => homeOf(values, context) !== undefined;

const rents: Fits = (values, context) => {
  const type = homeOf(values, context)?.residenceType;
  return asksReference(context) && rentedTypes.some((rented) => rented === type);
};

const hasProof: Fits = (values, context) => hasHome(values, context) && proofSlot(values) !== undefined;

const histories = ["residential-history", "uk-residential-history"] as const;

const askable: AskableSteps<ResidenceValues, ResidenceContext, ResidenceStep> = {
  "in-uk": { fits: (_values, context) => !skipsInUk(context) },
  "residential-history": { fits: (values, context) => !livesInUk(values, context), after: ["in-uk"] },
  "uk-residential-history": { fits: livesInUk, after: ["in-uk"] },
  "select-address": {
    fits: (values, context) => standingOf(values, context).asksSelection && hasHome(values, context),
  },
  "have-you-ever": { fits: (values, context) => standingOf(values, context).asksEver },
  "single-uk-residential-history": {
    fits: (values, context) => standingOf(values, context).asksEver && values["have-you-ever"] === "yes",
    after: ["have-you-ever"],
  },
  "rental-details": { fits: rents, after: histories },
  landlordDetails: { fits: rents, after: histories },
  documentSignpostingForTenancyAgreement: { fits: rents, as: "none" },
  uploadForTenancyAgreement: { fits: rents },
  thanks: { fits: rents, after: histories, as: "none" },
  documents: { fits: hasHome, after: histories },
  documentSignposting: { fits: hasProof, after: ["documents"], as: "none" },
  upload: { fits: hasProof, after: ["documents"] },
  genericUpload: { fits: () => true },
};

interface AskedResidence {
  readonly values: ResidenceValues;
  readonly context: ResidenceContext;
}

export const askableResidence = (asked: AskedResidence): readonly AskableStart<ResidenceStep>[] =>
  askableStarts({ flow: residenceFlow, askable, ...asked });

export const residenceDocumentAskedAgain = (
  step: string,
  { values }: Pick<AskedResidence, "values">,
): { readonly type: DocumentType; readonly side: "front" } | undefined => {
  if (step === "uploadForTenancyAgreement") return { type: "TENANCY_AGREEMENT", side: "front" };
  const { documents } = values;
  return step === "upload" && documents && documents !== "none"
    ? { type: documents, side: "front" }
    : undefined;
};

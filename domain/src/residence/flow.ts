import { slotType } from "../documents/definitions.ts";
import { eitherGuided, isSlotGiven, isSlotUnderstood } from "../documents/evidence.ts";
import { type Flow, stepsOf } from "../wizard/flow.ts";
import { isAnswered } from "../wizard/question.ts";
import { remedialSteps, remedialStepsOf } from "../wizard/remedial-steps.ts";
import { asksReference, type ResidenceContext, skipsInUk, spanTerms } from "./context.ts";
import { countedHomes, homeOf, homesToSelect, isCurrentish, isInUk, standingOf, staysOf } from "./homes.ts";
import { landlordQuestion, rentalQuestion } from "./questions.ts";
import { rentedTypes } from "./residence.ts";
import { gapsIn } from "./span.ts";
import { addressProofs, gapReason, type ResidenceValues, reasonFor } from "./values.ts";

const ordinarySteps = [
  "in-uk",
  "residential-history",
  "uk-residential-history",
  "single-uk-residential-history",
  "select-address",
  "rental-details",
  "landlordDetails",
  "have-you-ever",
  "documents",
  "none",
  "upload",
  "thanks",
  "already-connected",
  "placeholder",
  "documentSignposting",
  "documentSignpostingForTenancyAgreement",
  "uploadForTenancyAgreement",
] as const;

export const residenceSteps = [...ordinarySteps, ...remedialSteps] as const;
export type ResidenceStep = (typeof residenceSteps)[number];

const TENANCY_AGREEMENT = slotType("TENANCY_AGREEMENT", "front");

const PROOF = ["documents", "already-connected"] as const;
const AFTER_ADDRESS = ["rental-details", ...PROOF] as const;

const toProof = ({ connectedOpenBanking }: ResidenceContext): (typeof PROOF)[number] =>
  connectedOpenBanking ? "already-connected" : "documents";

/** Before a home is known, the expected length counts a rented flat. */
const isUnknown = (values: ResidenceValues, context: ResidenceContext): boolean =>
  countedHomes(values, context).length === 0;

const afterAddress = (values: ResidenceValues, context: ResidenceContext): (typeof AFTER_ADDRESS)[number] => {
  const type = homeOf(values, context)?.residenceType;
  const isRented = isUnknown(values, context) || rentedTypes.some((rented) => rented === type);
  return isRented && asksReference(context) ? "rental-details" : toProof(context);
};

const afterHistory = (values: ResidenceValues, context: ResidenceContext) => {
  const { asksSelection, asksEver } = standingOf(values, context);
  if (asksSelection) return "select-address";
  return asksEver ? "have-you-ever" : afterAddress(values, context);
};

const hasHistory = (values: ResidenceValues, context: ResidenceContext): boolean => {
  const homes = countedHomes(values, context);
  if (homes.length === 0) return false;
  return gapReason(values) !== undefined || gapsIn(staysOf(homes), spanTerms(context)).length === 0;
};

const isChosen = (values: ResidenceValues, context: ResidenceContext): boolean =>
  homesToSelect(values, context).some(({ uuid }) => uuid === values["select-address"]);

/** The documents about the home in question; those of another home count only if that home is chosen again. */
export const evidenceOf = (values: ResidenceValues, context: ResidenceContext) => {
  const uuid = homeOf(values, context)?.uuid;
  return { ...values, upload: values.upload.filter(({ residenceUuid }) => residenceUuid === uuid) };
};

export const proofSlot = ({ documents }: ResidenceValues): string | undefined => {
  const type = addressProofs.find((proof) => proof === documents);
  return type && slotType(type, "front");
};

const isCurrentRentedFlat = (values: ResidenceValues, context: ResidenceContext): boolean => {
  const home = homeOf(values, context);
  if (isUnknown(values, context)) return true;
  return home?.residenceType === "RENTED_FLAT" && isCurrentish(home, context.today);
};

const { goto, end } = stepsOf<ResidenceValues, ResidenceContext>();
const { missingInformation, genericUpload } = remedialStepsOf<ResidenceValues, ResidenceContext>();

/** Residence (spec 2 §4). */
export const residenceFlow: Flow<ResidenceValues, ResidenceContext, ResidenceStep> = {
  start: (context) => (skipsInUk(context) ? "residential-history" : "in-uk"),
  steps: {
    "in-uk": {
      ...goto(
        ["uk-residential-history", "residential-history"],
        (values) => values["in-uk"] !== undefined,
        (values) => (values["in-uk"] === "yes" ? "uk-residential-history" : "residential-history"),
      ),
      usual: "uk-residential-history",
    },
    "residential-history": goto(
      ["select-address", "have-you-ever", ...AFTER_ADDRESS],
      hasHistory,
      afterHistory,
    ),
    "uk-residential-history": goto(["select-address", ...AFTER_ADDRESS], hasHistory, (values, context) =>
      standingOf(values, context).asksSelection && !isUnknown(values, context)
        ? "select-address"
        : afterAddress(values, context),
    ),
    "single-uk-residential-history": goto(
      AFTER_ADDRESS,
      (values, context) => countedHomes(values, context).some(isInUk),
      afterAddress,
    ),
    "select-address": goto(["have-you-ever", ...AFTER_ADDRESS], isChosen, (values, context) =>
      standingOf(values, context).asksEver ? "have-you-ever" : afterAddress(values, context),
    ),
    "have-you-ever": goto(
      ["single-uk-residential-history", ...AFTER_ADDRESS],
      (values) => values["have-you-ever"] !== undefined,
      (values, context) =>
        values["have-you-ever"] === "yes" ? "single-uk-residential-history" : afterAddress(values, context),
    ),
    "rental-details": goto(
      ["landlordDetails"],
      (values, context) => {
        const home = homeOf(values, context);
        return home !== undefined && isAnswered(rentalQuestion, home, context);
      },
      () => "landlordDetails",
    ),
    landlordDetails: {
      ...goto(
        ["documentSignpostingForTenancyAgreement", "thanks"],
        (values, context) => {
          const home = homeOf(values, context);
          if (!home) return false;
          return isAnswered(landlordQuestion, home, context) || reasonFor(values, home) !== undefined;
        },
        (values, context) =>
          isCurrentRentedFlat(values, context) ? "documentSignpostingForTenancyAgreement" : "thanks",
      ),
      isForeseen: true,
    },
    documentSignpostingForTenancyAgreement: goto(
      ["uploadForTenancyAgreement"],
      (values) => isSlotUnderstood(values, TENANCY_AGREEMENT),
      () => "uploadForTenancyAgreement",
    ),
    uploadForTenancyAgreement: goto(
      ["thanks"],
      (values, context) => isSlotGiven(evidenceOf(values, context), TENANCY_AGREEMENT),
      () => "thanks",
    ),
    thanks: goto(
      PROOF,
      (values) => values.thanks === "read",
      (_values, context) => toProof(context),
    ),
    documents: {
      ...goto(
        ["none", "documentSignposting", "upload"],
        (values) => values.documents !== undefined,
        ({ documents = "none" }) =>
          documents === "none" ? "none" : eitherGuided(documents, "documentSignposting", "upload"),
      ),
      usual: "documentSignposting",
    },
    none: end((values) => values.none === "acknowledged"),
    documentSignposting: goto(
      ["upload"],
      (values) => isSlotUnderstood(values, proofSlot(values)),
      () => "upload",
    ),
    upload: end((values, context) => isSlotGiven(evidenceOf(values, context), proofSlot(values))),
    "already-connected": goto(
      ["placeholder", "documents"],
      (values) => values["already-connected"] !== undefined,
      (values) => (values["already-connected"] === "documents" ? "documents" : "placeholder"),
    ),
    placeholder: end(() => true),
    missingInformation: missingInformation([...ordinarySteps, "genericUpload"]),
    genericUpload,
  },
};

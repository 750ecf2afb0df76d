import { choiceAnswerIn, filesAnswer, lineOf, namePart, type SummaryAnswer } from "../wizard/answer-parts.ts";
import type { AnsweredFlow } from "../wizard/flow.ts";
import type { SectionRequest } from "../wizard/request.ts";
import { type SummaryRow, summaryOf } from "../wizard/summary.ts";
import type { AnyIdentityStep } from "./any-flow.ts";
import type { IdentityContext } from "./context.ts";
import { type ChosenSide, chosenSlot } from "./evidence.ts";
import { hasLivePhoto, LIVE_PHOTO } from "./live-photo.ts";
import { sideOfStep } from "./sides-of-steps.ts";
import type { IdentityChoices, IdentityValues } from "./values.ts";

const choiceAnswer = choiceAnswerIn<IdentityChoices>();

interface Asked extends Pick<IdentityContext, "request"> {
  readonly firstChoice: "documents" | "primaryDocument";
}

const sideAnswer = (values: IdentityValues, side: ChosenSide | undefined): SummaryAnswer | undefined => {
  const slot = side && chosenSlot(values, side);
  return slot === undefined ? undefined : filesAnswer(values, slot);
};

const answerOf = (
  step: AnyIdentityStep,
  values: IdentityValues,
  { request, firstChoice }: Asked,
): SummaryAnswer | undefined => {
  switch (step) {
    case "name":
      return lineOf(namePart(values.name.first_name, values.name.middle_name, values.name.last_name));
    case "birthdate":
      return lineOf({ kind: "date", value: values.birthdate });
    case "nationality":
      return lineOf({ kind: "country", value: values.nationality });
    case "documents":
    case "primaryDocument":
    case "secondaryDocumentOne":
    case "secondaryDocumentTwo":
    case "status":
      return choiceAnswer(step, values[step]);
    case "shareCode":
      return values.withoutShareCode === "yes"
        ? choiceAnswer(step, "withoutShareCode")
        : lineOf({ kind: "secret", value: values.shareCode });
    case "livePhotoCamera":
      return hasLivePhoto(values) ? filesAnswer(values, LIVE_PHOTO) : undefined;
    case "livePhotoOptOut":
      return hasLivePhoto(values) ? undefined : choiceAnswer(step, values.optOutDecision);
    case "genericUpload":
      return request?.documentType ? filesAnswer(values, request.documentType) : undefined;
    case "upload":
    case "uploadBack":
    case "uploadSecondary":
    case "uploadSecondaryBack":
    case "uploadSecondaryTwo":
    case "uploadSecondaryTwoBack":
      return sideAnswer(values, sideOfStep(step, firstChoice));
    default:
      return undefined;
  }
};

export const identitySummary = (
  answeredFlow: AnsweredFlow<IdentityValues, IdentityContext, AnyIdentityStep>,
  request: SectionRequest | undefined,
): readonly SummaryRow[] => {
  const { flow, values, context } = answeredFlow;
  const firstChoice = "documents" in flow.steps ? "documents" : "primaryDocument";
  return summaryOf(answeredFlow, request, (step) =>
    answerOf(step, values, { request: context.request, firstChoice }),
  );
};

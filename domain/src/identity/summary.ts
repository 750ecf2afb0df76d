import type { SectionRequest } from "../wizard/request.ts";
import {
  choiceAnswer,
  filesAnswer,
  type SummaryAnswer,
  type SummaryRow,
  summaryOf,
  textAnswer,
} from "../wizard/summary.ts";
import type { AnyIdentityFlow, AnyIdentityStep } from "./any-flow.ts";
import type { IdentityContext } from "./context.ts";
import { chosenSlot } from "./evidence.ts";
import { hasLivePhoto, LIVE_PHOTO } from "./live-photo.ts";
import { sideOfStep } from "./sides-of-steps.ts";
import type { IdentityValues } from "./values.ts";

const nameOf = ({ name }: IdentityValues): string =>
  [name.first_name, name.middle_name, name.last_name].filter(Boolean).join(" ");

interface Asked extends Pick<IdentityContext, "request"> {
  /** The step that chooses the first document. */
  readonly firstChoice: "documents" | "primaryDocument";
}

/** Steps that only explain have no row. */
const answerOf = (
  step: AnyIdentityStep,
  values: IdentityValues,
  { request, firstChoice }: Asked,
): SummaryAnswer | undefined => {
  switch (step) {
    case "name":
      return textAnswer(nameOf(values));
    case "birthdate":
      return { kind: "date", value: values.birthdate };
    case "nationality":
      return { kind: "country", value: values.nationality };
    case "documents":
    case "primaryDocument":
    case "secondaryDocumentOne":
    case "secondaryDocumentTwo":
    case "status":
      return choiceAnswer(values[step]);
    case "shareCode":
      return values.withoutShareCode === "yes"
        ? choiceAnswer("withoutShareCode")
        : { kind: "secret", value: values.shareCode };
    case "livePhotoCamera":
      return hasLivePhoto(values) ? filesAnswer(values, LIVE_PHOTO) : undefined;
    case "livePhotoOptOut":
      return hasLivePhoto(values) ? undefined : choiceAnswer(values.optOutDecision);
    case "genericUpload":
      return request?.documentType ? filesAnswer(values, request.documentType) : undefined;
    case "upload":
    case "uploadBack":
    case "uploadSecondary":
    case "uploadSecondaryBack":
    case "uploadSecondaryTwo":
    case "uploadSecondaryTwoBack": {
      const side = sideOfStep(step, firstChoice);
      const slot = side && chosenSlot(values, side);
      return slot === undefined ? undefined : filesAnswer(values, slot);
    }
    default:
      return undefined;
  }
};

export const identitySummary = (
  flow: AnyIdentityFlow,
  values: IdentityValues,
  context: IdentityContext,
  request: SectionRequest | undefined,
): readonly SummaryRow[] => {
  const firstChoice = "documents" in flow.steps ? "documents" : "primaryDocument";
  return summaryOf({ flow, values, context, request }, (step) =>
    answerOf(step, values, { request: context.request, firstChoice }),
  );
};

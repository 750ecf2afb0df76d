import { boundsOfRequest, type SectionRequest } from "../wizard/request.ts";
import type { SummaryAnswer, SummaryRow } from "../wizard/summary.ts";
import { walk } from "../wizard/walk.ts";
import type { AnyIdentityFlow, AnyIdentityStep } from "./any-flow.ts";
import type { IdentityContext } from "./context.ts";
import { chosenSlot } from "./evidence.ts";
import { hasLivePhoto, LIVE_PHOTO } from "./live-photo.ts";
import { sideOfStep } from "./sides-of-steps.ts";
import type { IdentityValues } from "./values.ts";

const text = (value: string): SummaryAnswer => ({ kind: "text", value });
const choice = (value: string | undefined): SummaryAnswer | undefined =>
  value === undefined ? undefined : { kind: "choice", value };

const filesOf = ({ upload, withoutDocument }: IdentityValues, slot: string): SummaryAnswer | undefined => {
  const names = upload.filter(({ type }) => type === slot).map(({ fileName }) => fileName);
  if (names.length > 0) return { kind: "files", names };
  const reason = withoutDocument?.[slot];
  return reason === undefined ? undefined : { kind: "without", reason };
};

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
      return text(nameOf(values));
    case "birthdate":
      return { kind: "date", value: values.birthdate };
    case "nationality":
      return { kind: "country", value: values.nationality };
    case "documents":
    case "primaryDocument":
    case "secondaryDocumentOne":
    case "secondaryDocumentTwo":
    case "status":
      return choice(values[step]);
    case "shareCode":
      return values.withoutShareCode === "yes" ? choice("withoutShareCode") : text(values.shareCode);
    case "livePhotoCamera":
      return hasLivePhoto(values) ? filesOf(values, LIVE_PHOTO) : undefined;
    case "livePhotoOptOut":
      return hasLivePhoto(values) ? undefined : choice(values.optOutDecision);
    case "genericUpload":
      return request?.documentType ? filesOf(values, request.documentType) : undefined;
    case "upload":
    case "uploadBack":
    case "uploadSecondary":
    case "uploadSecondaryBack":
    case "uploadSecondaryTwo":
    case "uploadSecondaryTwoBack": {
      const side = sideOfStep(step, firstChoice);
      const slot = side && chosenSlot(values, side);
      return slot === undefined ? undefined : filesOf(values, slot);
    }
    default:
      return undefined;
  }
};

/** Only steps on the path count; answers off the path are left out. Each step appears once, where it was first asked. */
export const identitySummary = (
  flow: AnyIdentityFlow,
  values: IdentityValues,
  context: IdentityContext,
  request: SectionRequest | undefined,
): readonly SummaryRow[] => {
  const firstChoice = "documents" in flow.steps ? "documents" : "primaryDocument";
  const { path } = walk(flow, values, context, request && boundsOfRequest(flow, request));
  return [...new Set(path)].flatMap((step) => {
    const index = path.indexOf(step);
    if (!flow.steps[step].answered(values, context, path.slice(0, index + 1))) return [];
    const answer = answerOf(step, values, { request: context.request, firstChoice });
    return answer ? [{ step, answer }] : [];
  });
};

import { type DocumentType, identityDocumentKinds } from "../documents/kinds.ts";
import { stepsAsking } from "../wizard/question.ts";
import { type SectionRequest, stepsOpenedBy } from "../wizard/request.ts";
import type { Opened } from "../wizard/section.ts";
import type { AnyIdentityFlow, AnyIdentityStep, IdentityVariant } from "./any-flow.ts";
import { LIVE_PHOTO } from "./live-photo.ts";
import { identityQuestions } from "./questions.ts";
import { rightToRentDocuments } from "./right-to-rent-rules.ts";

const UPLOADS: readonly AnyIdentityStep[] = [
  "documentSignpostingBack",
  "upload",
  "uploadBack",
  "uploadSecondary",
  "uploadSecondaryBack",
  "uploadSecondaryTwo",
  "uploadSecondaryTwoBack",
];

const WITHDRAWALS: readonly AnyIdentityStep[] = [
  ...UPLOADS,
  "genericUpload",
  "livePhotoCamera",
  "livePhotoOptOut",
];

const askedBy = (argument: string): readonly string[] =>
  argument === "withdrawnDocuments" ? WITHDRAWALS : stepsAsking(identityQuestions, argument);

const documentsOf = (variant: IdentityVariant): readonly DocumentType[] =>
  variant === "IDENTITY_RTR" ? rightToRentDocuments : identityDocumentKinds;

/**
 * The first round opens everything that the variant asks for, a later one only the steps of the request. A request for
 * an unknown step opens nothing.
 */
export const openedIn = (
  { variant, flow }: { readonly variant: IdentityVariant; readonly flow: AnyIdentityFlow },
  request: SectionRequest | undefined,
): Opened => {
  const asked: readonly DocumentType[] = [...documentsOf(variant), LIVE_PHOTO];
  if (!request) {
    return { input: (argument) => askedBy(argument).length > 0, document: (type) => asked.includes(type) };
  }
  const steps = stepsOpenedBy(flow, request);
  const passes = (names: readonly string[]) => names.some((name) => steps.has(name));
  return {
    input: (argument) => passes(askedBy(argument)),
    document: (type) => {
      if (type === request.documentType && steps.has("genericUpload")) return true;
      if (!asked.includes(type)) return false;
      return type === LIVE_PHOTO ? steps.has("livePhotoCamera") : passes(UPLOADS);
    },
  };
};

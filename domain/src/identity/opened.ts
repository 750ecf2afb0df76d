import type { DocumentType } from "../documents/kinds.ts";
import { asStepName } from "../wizard/flow.ts";
import { reachableFrom } from "../wizard/reach.ts";
import type { AnyIdentityFlow, AnyIdentityStep } from "./any-flow.ts";
import { LIVE_PHOTO } from "./live-photo.ts";

/** The facts of identity, as a save names them. */
export type IdentityFact =
  | "firstName"
  | "middleName"
  | "lastName"
  | "birthdate"
  | "nationality"
  | "shareCode"
  | "withdrawnDocuments";

const UPLOADS: readonly AnyIdentityStep[] = [
  "documentSignpostingBack",
  "upload",
  "uploadBack",
  "uploadSecondary",
  "uploadSecondaryBack",
  "uploadSecondaryTwo",
  "uploadSecondaryTwoBack",
];

const ASKED_BY: Readonly<Record<IdentityFact, readonly AnyIdentityStep[]>> = {
  firstName: ["name"],
  middleName: ["name"],
  lastName: ["name"],
  birthdate: ["birthdate"],
  nationality: ["nationality"],
  shareCode: ["shareCode"],
  withdrawnDocuments: [...UPLOADS, "genericUpload", "livePhotoCamera", "livePhotoOptOut"],
};

/** What a request for more opens of a section that was sent in: only what it names. */
export interface Opened {
  readonly fact: (fact: IdentityFact) => boolean;
  /** @param type the document's, not the side's */
  readonly document: (type: DocumentType) => boolean;
}

/** The steps between its start and its end decide. A request for a step that nobody knows opens nothing. */
export const openedBy = (
  flow: AnyIdentityFlow,
  request: {
    readonly start: string;
    readonly end: string;
    readonly documentType?: DocumentType | null | undefined;
  },
): Opened => {
  const [start, end] = [asStepName(flow, request.start), asStepName(flow, request.end)];
  const steps = start && end ? reachableFrom(flow, start, end) : new Set<AnyIdentityStep>();
  const passes = (names: readonly AnyIdentityStep[]) => names.some((name) => steps.has(name));
  return {
    fact: (fact) => passes(ASKED_BY[fact]),
    document: (type) =>
      (type === request.documentType && steps.has("genericUpload")) ||
      (type === LIVE_PHOTO ? steps.has("livePhotoCamera") : passes(UPLOADS)),
  };
};

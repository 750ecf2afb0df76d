import type { DecisionInputs, UsedDocument, UsedReference } from "./decision-inputs.ts";

/** An acceptance rests on evidence: what has to be settled before one. */

export const evidenceBlocks = [
  "CHECK_RUNNING",
  "DOCUMENT_NOT_JUDGED",
  "FINDING_NOT_JUDGED",
  "AMOUNT_NOT_READ",
  "REFERENCE_NOT_WAIVED",
] as const;
export type EvidenceBlock = (typeof evidenceBlocks)[number];

export interface AcceptanceFacts extends Pick<DecisionInputs, "documents" | "references"> {
  /** A check of a document is queued or running, and not overdue. */
  readonly isCheckRunning: boolean;
}

export const lacksAmount = ({ verdict, paper }: Pick<UsedDocument, "verdict" | "paper">): boolean =>
  verdict === "accept" && paper !== null && paper.shownMinor === null;

const isSettled = ({ state, waived }: UsedReference): boolean => state === "answered" || waived !== null;

/** A reference that may still be answered. A decision without it is an override. */
export const isReferenceOpen = (reference: UsedReference): boolean =>
  !isSettled(reference) && reference.state === "open";

/** In the order in which a reviewer settles them. */
export const evidenceBlocksOf = ({
  documents,
  references,
  isCheckRunning,
}: AcceptanceFacts): readonly EvidenceBlock[] => {
  const isMet: Readonly<Record<EvidenceBlock, boolean>> = {
    CHECK_RUNNING: isCheckRunning,
    DOCUMENT_NOT_JUDGED: documents.some(({ verdict }) => verdict === null),
    FINDING_NOT_JUDGED: documents.some(({ unexplained }) => unexplained.length > 0),
    AMOUNT_NOT_READ: documents.some(lacksAmount),
    REFERENCE_NOT_WAIVED: references.some(
      (reference) => !isSettled(reference) && !isReferenceOpen(reference),
    ),
  };
  return evidenceBlocks.filter((block) => isMet[block]);
};

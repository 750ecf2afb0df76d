/** The reason of a decision that was dropped because its evidence changed. Any other reason is a reviewer's own text. */
export const EVIDENCE_CHANGED = "evidence-changed";

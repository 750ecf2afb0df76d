import { heldOutStatement } from "./held-out.ts";
import type { LabelledStatement } from "./labelled.ts";

/** Statements of a half. */
const STATEMENTS = 300;

const half = (first: 0 | 1): readonly LabelledStatement[] =>
  Array.from({ length: STATEMENTS }, (_, index) => heldOutStatement(index * 2 + first));

/** At these the rules were looked at while they were first mended. */
export const seenStatements = (): readonly LabelledStatement[] => half(0);

/** Only counted at first; looked at with the rules of decision 0089. */
export const laterStatements = (): readonly LabelledStatement[] => half(1);

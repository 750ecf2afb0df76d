import { statementsOf } from "../second/accounts.ts";
import type { SecondStatement } from "../second/labels.ts";
import { fourthWords } from "./words.ts";

/** Seen: both halves were looked at while the rules were mended. */
export const fourthStatements = (): readonly SecondStatement[] => statementsOf(fourthWords);

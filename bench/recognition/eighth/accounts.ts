import { statementsOf } from "../second/accounts.ts";
import type { SecondStatement } from "../second/labels.ts";
import { eighthWords } from "./words.ts";

/** Neither half has been looked at. */
export const eighthStatements = (): readonly SecondStatement[] => statementsOf(eighthWords);

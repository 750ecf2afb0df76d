import { statementsOf } from "../second/accounts.ts";
import type { SecondStatement } from "../second/labels.ts";
import { ninthWords } from "./words.ts";

/** Neither half has been looked at. */
export const ninthStatements = (): readonly SecondStatement[] => statementsOf(ninthWords);

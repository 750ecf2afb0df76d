import { statementsOf } from "../second/accounts.ts";
import type { SecondStatement } from "../second/labels.ts";
import { thirdWords } from "./words.ts";

/** Only counted: whoever looks at what fails makes it a set that was seen. */
export const thirdStatements = (): readonly SecondStatement[] => statementsOf(thirdWords);

import { statementsOf } from "../second/accounts.ts";
import type { SecondStatement } from "../second/labels.ts";
import { seventhWords } from "./words.ts";

/** One half is only counted: looking at what fails would make it a set that was seen. */
export const seventhStatements = (): readonly SecondStatement[] => statementsOf(seventhWords);

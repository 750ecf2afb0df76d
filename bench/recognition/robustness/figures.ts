import { fourthWords } from "../fourth/words.ts";
import { compare, figuresOf, type SecondFigures } from "../second/figures.ts";
import { secondWords } from "../second/words.ts";
import { thirdWords } from "../third/words.ts";
import { statementsIn, type Variant, variants } from "./variants.ts";

const SETS = [secondWords, thirdWords, fourthWords];
/** Other people, days and amounts than those of the sets. */
const SEED = 23_000_009;
/** Statements of each set on the page; each change takes others. */
const TAKEN = 80;
/** So few that the test takes seconds. */
export const TAKEN_BY_TEST = 12;
const OF_SET = 400;

const measured = (variant: Variant, index: number, count: number): SecondFigures => {
  const first = (index * TAKEN) % OF_SET;
  const statements = SETS.flatMap((words) =>
    statementsIn(variant, words, { seed: SEED + index, first, count }),
  );
  return figuresOf(compare(statements));
};

export interface Row {
  readonly title: string;
  readonly figures: SecondFigures;
}

/** @param taken statements of each set, `TAKEN` at most */
export const robustness = (taken = TAKEN): readonly Row[] =>
  variants.map((variant, index) => ({
    title: variant.title,
    figures: measured(variant, index, taken),
  }));

import { fourthWords } from "../fourth/words.ts";
import { compare, figuresOf, type SecondFigures } from "../second/figures.ts";
import { secondWords } from "../second/words.ts";
import { thirdWords } from "../third/words.ts";
import { statementsIn, type Variant, variants } from "./variants.ts";

const SETS = [secondWords, thirdWords, fourthWords];
/** Other people, days and amounts than those of the sets. */
const SEED = 23_000_009;
/** Statements of each set; each change takes others, so that the page is measured in seconds. */
const TAKEN = 80;
const OF_SET = 400;

const measured = (variant: Variant, index: number): SecondFigures => {
  const first = (index * TAKEN) % OF_SET;
  const statements = SETS.flatMap((words) =>
    statementsIn(variant, words, { seed: SEED + index, first, count: TAKEN }),
  );
  return figuresOf(compare(statements));
};

export interface Row {
  readonly title: string;
  readonly figures: SecondFigures;
}

export const robustness = (): readonly Row[] =>
  variants.map((variant, index) => ({ title: variant.title, figures: measured(variant, index) }));

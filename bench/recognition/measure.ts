import {
  type RecognisedIncome,
  type RecognisedKind,
  recogniseIncome,
} from "@latchkey/domain/recognition/recognise.ts";
import { groupedBy } from "./grouped.ts";
import type { LabelledStatement, Noise, TrueIncome } from "./labelled.ts";

/** How the recognised incomes of statements compare with the true ones. */

/** A true income, and what was recognised of it. */
export interface Sought {
  readonly truth: TrueIncome;
  readonly found: RecognisedIncome | undefined;
}

/** Something recognised that is no income, or the same one again. */
export interface Mistaken {
  readonly statement: string;
  readonly found: RecognisedIncome;
  readonly really: Noise | "part of an income";
  /** The bank shows so little of a description that the word may be missing that says what it is. */
  readonly isCutOff: boolean;
}

export interface Measured {
  readonly statements: number;
  readonly sought: readonly Sought[];
  readonly mistaken: readonly Mistaken[];
}

const mostFrequent = <Item>(items: readonly Item[]): readonly [Item, number] | undefined =>
  [...groupedBy(items, (item) => item)]
    .map(([item, same]) => [item, same.length] as const)
    .toSorted(([, one], [, other]) => other - one)[0];

const BACS_LENGTH = 18;

const measureOne = ({ name, statement, incomes, truthOf }: LabelledStatement): Measured => {
  const linesOf = (id: string): number =>
    [...truthOf.values()].filter((truth) => "income" in truth && truth.income === id).length;
  const isCutOff = statement.transactions.every(({ description }) => description.length <= BACS_LENGTH);
  const candidates = recogniseIncome(statement)
    .incomes.map((found) => {
      const truths = found.transactions.map((id) => truthOf.get(id));
      const best = mostFrequent(
        truths.flatMap((truth) => (truth && "income" in truth ? [truth.income] : [])),
      );
      const noise = mostFrequent(truths.flatMap((truth) => (truth && "noise" in truth ? [truth.noise] : [])));
      return { found, best, noise };
    })
    .toSorted((one, other) => (other.best?.[1] ?? 0) - (one.best?.[1] ?? 0));
  const matched = new Map<string, RecognisedIncome>();
  const mistaken: Mistaken[] = [];
  for (const { found, best, noise } of candidates) {
    const [id, shared] = best ?? ["", 0];
    // Half of what was recognised, and half of what there is.
    const isIt = shared * 2 >= found.transactions.length && shared * 2 >= linesOf(id) && shared > 0;
    if (isIt && !matched.has(id)) matched.set(id, found);
    else {
      const really = (shared === 0 && noise?.[0]) || "part of an income";
      mistaken.push({ statement: name, found, really, isCutOff });
    }
  }
  return {
    statements: 1,
    sought: incomes.map((truth) => ({ truth, found: matched.get(truth.id) })),
    mistaken,
  };
};

export const measure = (statements: readonly LabelledStatement[]): Measured => {
  const each = statements.map(measureOne);
  return {
    statements: each.length,
    sought: each.flatMap(({ sought }) => sought),
    mistaken: each.flatMap(({ mistaken }) => mistaken),
  };
};

/** So many out of so many. */
export interface Share {
  readonly part: number;
  readonly whole: number;
}

const shareOf = <Item>(items: readonly Item[], isPart: (item: Item) => boolean): Share => ({
  part: items.filter(isPart).length,
  whole: items.length,
});

export interface Figures {
  readonly recall: Share;
  readonly kindRight: Share;
  readonly rhythmRight: Share;
  /** Within 5 %, of those that go on. */
  readonly yearlyRight: Share;
}

const CLOSE = 0.05;

const isClose = ({ truth: { yearlyMinor = 0 }, found }: Sought): boolean =>
  Math.abs((found?.yearlyMinor ?? 0) - yearlyMinor) <= yearlyMinor * CLOSE;

export const figuresOf = (sought: readonly Sought[]): Figures => {
  const found = sought.filter((one) => one.found);
  const goingOn = found.filter(({ truth }) => truth.yearlyMinor !== undefined);
  return {
    recall: shareOf(sought, (one) => one.found !== undefined),
    kindRight: shareOf(found, (one) => one.found?.kind === one.truth.kind),
    rhythmRight: shareOf(found, (one) => one.found?.rhythm === one.truth.rhythm),
    yearlyRight: shareOf(goingOn, isClose),
  };
};

/** Of what was recognised, as this kind or at all: how much is an income. */
export const precisionOf = ({ sought, mistaken }: Measured, kind?: RecognisedKind): Share => {
  const isAsked = (found: RecognisedIncome): boolean => kind === undefined || found.kind === kind;
  const right = sought.filter(({ found }) => found && isAsked(found)).length;
  const wrong = mistaken.filter(({ found }) => isAsked(found)).length;
  return { part: right, whole: right + wrong };
};

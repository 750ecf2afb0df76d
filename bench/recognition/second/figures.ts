import type { RecognisedKind } from "@latchkey/domain/recognition/kind-of-line.ts";
import { recogniseIncome } from "@latchkey/domain/recognition/recognise.ts";
import { wilsonInterval } from "@latchkey/domain/rules/wilson.ts";
import { groupedBy } from "../grouped.ts";
import type { Share } from "../measure.ts";
import type { LabelledIncome, LineTruth, SecondStatement } from "./labels.ts";

/** How recognised incomes compare with the truth, counted by income. */

export interface Recognised {
  readonly kind: RecognisedKind;
  /** Ids of lines. */
  readonly transactions: readonly string[];
  readonly yearlyMinor?: number | undefined;
}

export type Recogniser = (statement: SecondStatement) => readonly Recognised[];

export const recogniseStatement: Recogniser = ({ statement, statedEmployers }) =>
  recogniseIncome({ ...statement, statedEmployers }).incomes;

interface Sought {
  readonly of: SecondStatement;
  readonly truth: LabelledIncome;
  readonly found: Recognised | undefined;
}

interface Found {
  readonly of: SecondStatement;
  readonly found: Recognised;
  /** undefined: no income, or one that was found before. */
  readonly truth: LabelledIncome | undefined;
  readonly isEvidenced: boolean;
}

export interface Compared {
  readonly sought: readonly Sought[];
  readonly found: readonly Found[];
}

const incomeOf = (truth: LineTruth | undefined): string | undefined =>
  truth && "income" in truth ? truth.income : undefined;

/** A bonus shown apart is neither right nor wrong unless it is extrapolated. */
const isBonusApart = (
  { truthOf, statement }: SecondStatement,
  { transactions, yearlyMinor = 0 }: Recognised,
): boolean => {
  const lines = statement.transactions.filter(({ id }) => transactions.includes(id));
  const paid = lines.reduce((sum, { minor }) => sum + minor, 0);
  return yearlyMinor <= paid && lines.every(({ id }) => "bonusOf" in (truthOf.get(id) ?? {}));
};

const mostShared = (of: SecondStatement, found: Recognised): readonly [id: string, lines: number] => {
  const ids = found.transactions.flatMap((line) => incomeOf(of.truthOf.get(line)) ?? []);
  const [best = ["", []]] = [...groupedBy(ids, (id) => id)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  );
  return [best[0], best[1].length];
};

const compareOne = (of: SecondStatement, recognise: Recogniser): Compared => {
  const linesOf = groupedBy([...of.truthOf.values()], incomeOf);
  const candidates = recognise(of)
    .filter((found) => !isBonusApart(of, found))
    .map((found) => ({ found, shared: mostShared(of, found) }))
    .toSorted((one, other) => other.shared[1] - one.shared[1]);
  const matched = new Map<string, Recognised>();
  const found = candidates.map(({ found: one, shared: [id, lines] }): Found => {
    const isIt =
      lines * 2 >= one.transactions.length && lines * 2 >= (linesOf.get(id)?.length ?? 0) && lines > 0;
    const truth = isIt && !matched.has(id) ? of.incomes.find((income) => income.id === id) : undefined;
    if (truth) matched.set(id, one);
    const evidenced = one.transactions.filter((line) => of.evidenced.has(line)).length;
    return { of, found: one, truth, isEvidenced: evidenced * 2 >= one.transactions.length };
  });
  return { found, sought: of.incomes.map((truth) => ({ of, truth, found: matched.get(truth.id) })) };
};

export const compare = (
  statements: readonly SecondStatement[],
  recognise: Recogniser = recogniseStatement,
): Compared => {
  const each = statements.map((statement) => compareOne(statement, recognise));
  return { sought: each.flatMap(({ sought }) => sought), found: each.flatMap(({ found }) => found) };
};

const shareOf = <Item>(items: readonly Item[], isPart: (item: Item) => boolean): Share => ({
  part: items.filter(isPart).length,
  whole: items.length,
});

const CLOSE = 0.02;

const isClose = ({ truth: { yearlyMinor = 0 }, found }: Sought): boolean =>
  Math.abs((found?.yearlyMinor ?? 0) - yearlyMinor) <= yearlyMinor * CLOSE;

/** Right is the income and its kind: wages that are called `other` are a mistake, and the other way round. */
const isRight = ({
  truth,
  found,
}: Pick<Sought, "found"> & { readonly truth: LabelledIncome | undefined }): boolean =>
  found !== undefined && found.kind === truth?.kind;

export interface SecondFigures {
  readonly precision: Share;
  /** With a word of pay, or a stated employer. */
  readonly precisionWithEvidence: Share;
  /** Whatever kind was recognised. */
  readonly precisionOfAnyKind: Share;
  readonly recallWithEmployer: Share;
  readonly recallWithoutEmployer: Share;
  readonly recallOfAnyKind: Share;
  readonly yearlyWithinTwoPercent: Share;
  /** Incomes that have ended, and of which no year is told. */
  readonly endedWithoutYear: Share;
}

export const figuresOf = ({ sought, found }: Compared): SecondFigures => {
  const goingOn = sought.filter((one) => one.found && one.truth.yearlyMinor !== undefined);
  const ended = sought.filter((one) => one.found && one.truth.hasEnded);
  const isStated = ({ of }: Sought): boolean => of.statedEmployers.length > 0;
  const stated = sought.filter(isStated);
  return {
    precision: shareOf(found, isRight),
    precisionWithEvidence: shareOf(
      found.filter((one) => one.isEvidenced),
      isRight,
    ),
    precisionOfAnyKind: shareOf(found, ({ truth }) => truth !== undefined),
    recallWithEmployer: shareOf(stated, isRight),
    recallWithoutEmployer: shareOf(
      sought.filter((one) => !isStated(one)),
      isRight,
    ),
    recallOfAnyKind: shareOf(sought, (one) => one.found !== undefined),
    yearlyWithinTwoPercent: shareOf(goingOn, isClose),
    endedWithoutYear: shareOf(ended, (one) => !one.found?.yearlyMinor),
  };
};

/** Wilson's lower bound of a share, from 0 to 1. */
export const lowerBound = ({ part, whole }: Share): number =>
  whole === 0 ? 0 : wilsonInterval(part, whole).low;

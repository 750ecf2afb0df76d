/** Answers of a section, by their names. */
type Answers = Readonly<Record<string, unknown>>;

export interface AnswersToMerge {
  /** What the page had read before. */
  readonly before: Answers;
  /** What the page sends. */
  readonly mine: Answers;
  /** What is stored now: perhaps another tab or device has saved since. */
  readonly stored: Answers;
}

export interface MergedAnswers {
  /** What is stored, with the page's own changes. */
  readonly answers: Answers;
  /** Whether an answer that the page has changed was also changed elsewhere, to something else. */
  readonly conflict: boolean;
  /** Whether anything was changed elsewhere. */
  readonly changedElsewhere: boolean;
}

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([left], [right]) => (left < right ? -1 : 1))
      .map(([name, part]) => [name, sorted(part)]),
  );
};

const isSame = (left: unknown, right: unknown): boolean =>
  JSON.stringify(sorted(left)) === JSON.stringify(sorted(right));

/** Only what a page has changed replaces what is stored: nothing that another tab has saved is lost. */
export const mergeAnswers = ({ before, mine, stored }: AnswersToMerge): MergedAnswers => {
  const names = [...new Set([...Object.keys(before), ...Object.keys(mine), ...Object.keys(stored)])];
  const changedHere = (name: string) => !isSame(before[name], mine[name]);
  const changedThere = (name: string) =>
    !isSame(before[name], stored[name]) && !isSame(mine[name], stored[name]);
  const merged = names.flatMap((name) => {
    const value = changedHere(name) ? mine[name] : stored[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    answers: Object.fromEntries(merged),
    conflict: names.some((name) => changedHere(name) && changedThere(name)),
    changedElsewhere: names.some(changedThere),
  };
};

/**
 * Whether another tab or device has saved something else since a page read what it now sends. Facts that are not sent do
 * not count.
 */
export const isChangedSince = ({
  before,
  sent,
  stored,
}: {
  /** What the page had read, untrusted. */
  readonly before: unknown;
  readonly sent: object;
  /** Every fact, spelled as a page reads and sends it. */
  readonly stored: object;
}): boolean => {
  const names = Object.keys(stored).filter((name) => Reflect.get(sent, name) !== undefined);
  const those = (facts: object): Answers =>
    Object.fromEntries(names.map((name) => [name, Reflect.get(facts, name) ?? null]));
  return mergeAnswers({ before: those(Object(before)), mine: those(sent), stored: those(stored) })
    .changedElsewhere;
};

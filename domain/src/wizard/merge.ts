type Answers = Readonly<Record<string, unknown>>;

export interface AnswersToMerge {
  readonly before: Answers;
  readonly mine: Answers;
  readonly stored: Answers;
}

export interface MergedAnswers {
  readonly answers: Answers;
  readonly conflict: boolean;
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

/** Only the page's own changes replace stored answers, so that no save of another tab is lost. */
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

/** True if another tab or device has saved a sent fact since the page read it. Facts that are not sent do not count. */
export const isChangedSince = ({
  before,
  sent,
  stored,
}: {
  readonly before: unknown;
  readonly sent: object;
  readonly stored: object;
}): boolean => {
  const names = Object.keys(stored).filter((name) => Reflect.get(sent, name) !== undefined);
  const those = (facts: object): Answers =>
    Object.fromEntries(names.map((name) => [name, Reflect.get(facts, name) ?? null]));
  return mergeAnswers({ before: those(Object(before)), mine: those(sent), stored: those(stored) })
    .changedElsewhere;
};

import { arrivingOf, isSeenOf, namesEmployer, type SeenIncome, type Stated } from "./seen-income.ts";
import { isJob } from "./source.ts";

/**
 * A payer shows one source of a person at most, so that two jobs never show each other. The payments of a job come
 * from one payer, unless several have its employer's name.
 */

interface Candidate {
  readonly source: Stated;
  readonly seen: SeenIncome;
  /** Two connections to one bank show the same payments. */
  readonly payments: string;
}

const candidatesOf = (source: Stated, bank: readonly SeenIncome[]): readonly Candidate[] => {
  const names = bank.map(({ kind, currency, payer }) => `${kind} ${currency} ${payer}`);
  return bank
    .map((seen, index) => {
      const before = names.slice(0, index).filter((name) => name === names[index]).length;
      return { source, seen, payments: `${names[index]} ${before}` };
    })
    .filter(({ seen }) => isSeenOf(source, seen));
};

const distance = ({ source, seen }: Candidate): number => Math.abs(arrivingOf(source) - seen.yearlyMinor);

const namesNoOther = (source: Stated, seen: SeenIncome, others: readonly Stated[]): boolean =>
  !others.some((other) => other.uuid !== source.uuid && isSeenOf(other, seen) && namesEmployer(other, seen));

class Shares {
  readonly #of = new Map<string, SeenIncome[]>();
  readonly #given = new Set<string>();

  give({ source, seen, payments }: Candidate): void {
    this.#given.add(payments);
    this.#of.set(source.uuid, [...this.of(source.uuid), seen]);
  }

  of(uuid: string): readonly SeenIncome[] {
    return this.#of.get(uuid) ?? [];
  }

  isFree({ payments }: Candidate): boolean {
    return !this.#given.has(payments);
  }

  lackOf(source: Stated): number {
    return this.of(source.uuid).reduce((lack, { yearlyMinor }) => lack - yearlyMinor, arrivingOf(source));
  }
}

/**
 * By the employer's name first; then to each job the one payer that fits it best; then to the source that lacks most.
 *
 * @param seenOf what the bank that is connected for a source shows
 */
export const sharedOut = (
  sources: readonly Stated[],
  seenOf: (uuid: string) => readonly SeenIncome[],
): ((uuid: string) => readonly SeenIncome[]) => {
  const shares = new Shares();
  const candidates = sources.flatMap((source) => candidatesOf(source, seenOf(source.uuid)));
  const inTurn = (chosen: readonly Candidate[], mayTake: (candidate: Candidate) => boolean): void => {
    for (const candidate of chosen)
      if (shares.isFree(candidate) && mayTake(candidate)) shares.give(candidate);
  };
  const nearest = candidates.toSorted((one, other) => distance(one) - distance(other));
  inTurn(nearest, ({ source, seen }) => namesEmployer(source, seen));
  inTurn(
    nearest.filter(({ source }) => isJob(source)),
    ({ source, seen }) => shares.of(source.uuid).length === 0 && namesNoOther(source, seen, sources),
  );
  const largest = candidates
    .filter(({ source }) => !isJob(source))
    .toSorted((one, other) => other.seen.yearlyMinor - one.seen.yearlyMinor);
  for (const candidate of largest) {
    const rivals = largest.filter(({ payments }) => payments === candidate.payments);
    const neediest = rivals.toSorted(
      (one, other) => shares.lackOf(other.source) - shares.lackOf(one.source),
    )[0];
    if (neediest && shares.isFree(neediest)) shares.give(neediest);
  }
  return (uuid) => shares.of(uuid);
};

import type { AssessedSource } from "../affordability/counted.ts";
import { evidencedByBank, type SeenIncome } from "./bank-evidence.ts";
import { assessedSources } from "./derived.ts";
import type { StoredSource } from "./source.ts";
import { evidencedByTax, type TaxedEmployment } from "./tax-evidence.ts";

/**
 * The yearly figure that is shown of each source (spec 3 §4 counts what is declared; the desk decides by what is
 * shown). All amounts are minor units of the source's currency.
 */

export interface ShownIncome {
  readonly bank: readonly SeenIncome[];
  readonly tax: readonly TaxedEmployment[];
  /** Gross income of a year by an employment check that found the job. */
  readonly verified: readonly number[];
  /** The yearly figures that reviewers read on accepted papers. */
  readonly papers: readonly number[];
}

/**
 * The smaller of declared and shown. Several pieces of evidence of one source show the same income, so that the
 * greatest counts and nothing adds up.
 *
 * @returns undefined if nothing shows the source
 */
export const evidencedOf = (source: StoredSource, shown: ShownIncome): number | undefined => {
  const { annualGrossMinor: declared } = source;
  if (declared === null) return undefined;
  const figures = [
    evidencedByBank(source, shown.bank),
    evidencedByTax(source, shown.tax),
    ...shown.verified,
    ...shown.papers,
  ].filter((figure) => figure !== undefined);
  return figures.length === 0 ? undefined : Math.min(declared, Math.max(...figures));
};

export const evidencedSources = (
  sources: readonly StoredSource[],
  shownOf: (uuid: string) => ShownIncome,
): readonly AssessedSource[] =>
  assessedSources(sources).map((assessed) => {
    const source = sources.find(({ uuid }) => uuid === assessed.uuid);
    return { ...assessed, evidencedMinor: source && evidencedOf(source, shownOf(source.uuid)) };
  });

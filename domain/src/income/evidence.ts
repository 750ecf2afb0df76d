import type { AssessedSource } from "../affordability/counted.ts";
import { evidencedByBank } from "./bank-evidence.ts";
import { assessedSources } from "./derived.ts";
import type { SeenIncome } from "./seen-income.ts";
import { sharedOut } from "./shared-out.ts";
import type { StoredSource } from "./source.ts";
import { evidencedByTax, type TaxedEmployment } from "./tax-evidence.ts";

/**
 * The yearly figure that is shown of each source (spec 3 §4 counts what is declared; the desk decides by what is
 * shown). All amounts are minor units of the source's currency.
 */

export interface ShownIncome {
  /** In `evidencedOf` what the bank shows of this source alone. */
  readonly bank: readonly SeenIncome[];
  readonly tax: readonly TaxedEmployment[];
  /** Gross income of a year by an employment check that found the job; pence. */
  readonly verified: readonly number[];
  /** Yearly amounts that reviewers read on accepted papers. */
  readonly papers: readonly number[];
}

/**
 * The smaller of declared and shown. Several pieces of evidence of one source show the same income, so that the
 * greatest counts and nothing adds up.
 *
 * @returns undefined if nothing shows the source
 */
export const evidencedOf = (source: StoredSource, shown: ShownIncome): number | undefined => {
  const { annualGrossMinor: declared, currency } = source;
  if (declared === null) return undefined;
  const figures = [
    evidencedByBank(source, shown.bank),
    evidencedByTax(source, shown.tax),
    ...(currency === "GBP" ? shown.verified : []),
    ...shown.papers,
  ].filter((figure) => figure !== undefined);
  return figures.length === 0 ? undefined : Math.min(declared, Math.max(...figures));
};

/** The part of each employment's pay that earlier sources of the person have used up. */
class Used {
  readonly #taxed = new Map<string, number>();

  left({ tax, ...more }: ShownIncome): ShownIncome {
    return {
      ...more,
      tax: tax.flatMap((employment) => {
        const { payToDateMinor: pay } = employment;
        const left = pay === null ? null : pay - (this.#taxed.get(employmentOf(employment)) ?? 0);
        return left === null || left > 0 ? [{ ...employment, payToDateMinor: left }] : [];
      }),
    };
  }

  take(source: StoredSource, { tax }: ShownIncome): void {
    let declared = source.annualGrossMinor ?? 0;
    for (const employment of tax) {
      const shown = evidencedByTax(source, [employment]) ?? 0;
      const taken = Math.min(declared, shown);
      if (taken === 0) continue;
      const pay = Math.ceil(((employment.payToDateMinor ?? 0) * taken) / shown);
      this.#taxed.set(employmentOf(employment), (this.#taxed.get(employmentOf(employment)) ?? 0) + pay);
      if (employment.isPension) declared -= taken;
    }
  }
}

const employmentOf = ({ employer, isPension, taxYear }: TaxedEmployment): string =>
  `${isPension} ${taxYear} ${employer}`;

/** A payer of the bank's data shows one source; what a source needs of an employment is not left for the next. */
export const evidencedSources = (
  sources: readonly StoredSource[],
  shownOf: (uuid: string) => ShownIncome,
): readonly AssessedSource[] => {
  const used = new Used();
  const bankOf = sharedOut(sources, (uuid) => shownOf(uuid).bank);
  return assessedSources(sources).map((assessed) => {
    const source = sources.find(({ uuid }) => uuid === assessed.uuid);
    if (!source) return assessed;
    const shown = used.left({ ...shownOf(source.uuid), bank: bankOf(source.uuid) });
    used.take(source, shown);
    return { ...assessed, evidencedMinor: evidencedOf(source, shown) };
  });
};

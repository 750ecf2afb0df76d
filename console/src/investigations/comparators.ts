import { type CountedOutcome, countedOutcomes } from "@latchkey/domain/figures/case-counts.ts";
import type { CountedRow, FigureGrouping } from "@latchkey/domain/figures/figure-counts.ts";

/** The order of the table. */
export const comparedGroupings = [
  "all",
  "income",
  "proof",
  "benefits",
  "country",
  "language",
  "role",
  "route",
  "right",
  "reviewer",
] as const satisfies readonly FigureGrouping[];
export type ComparedGrouping = (typeof comparedGroupings)[number];

export interface ComparedGroup {
  readonly grouping: ComparedGrouping;
  readonly value: string;
  readonly counts: Readonly<Record<CountedOutcome, number>>;
}

const countsOf = (rows: readonly CountedRow[]): ComparedGroup["counts"] => {
  const count = (outcome: CountedOutcome) =>
    rows.find(({ measure }) => measure === `outcome/${outcome}`)?.count ?? 0;
  return {
    accepted: count("accepted"),
    accepted_conditions: count("accepted_conditions"),
    accepted_with_guarantor: count("accepted_with_guarantor"),
    declined: count("declined"),
  };
};

/** The outcomes of each group; groups without a decision are left out. */
export const comparedGroups = (rows: readonly CountedRow[]): readonly ComparedGroup[] => {
  const decided = rows.filter(({ measure }) =>
    countedOutcomes.some((outcome) => measure === `outcome/${outcome}`),
  );
  return comparedGroupings.flatMap((grouping) => {
    const own = decided.filter((row) => row.grouping === grouping);
    return [...new Set(own.map(({ value }) => value))].sort().map((value) => ({
      grouping,
      value,
      counts: countsOf(own.filter((row) => row.value === value)),
    }));
  });
};

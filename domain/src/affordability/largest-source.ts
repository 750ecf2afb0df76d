import type { IncomeType } from "../vocabulary/money.ts";
import { type AssessedSource, countedSource } from "./counted.ts";
import type { Criteria } from "./criteria.ts";

/** The kind of the source that counts most by what is shown, then of the largest declared; `none` without a source. */
export const largestKind = (sources: readonly AssessedSource[], criteria: Criteria): IncomeType | "none" => {
  const sizeOf = (source: AssessedSource): number =>
    countedSource(source, criteria, "evidenced").countedPence;
  const [largest] = sources.toSorted(
    (one, other) => sizeOf(other) - sizeOf(one) || other.declaredMinor - one.declaredMinor,
  );
  return largest?.incomeType ?? "none";
};

import { defaultCriteria } from "../affordability/criteria.ts";
import type { FactsSource, FactsTenant, ReplayFacts } from "../replay/replay-facts.ts";

/** @param pounds of income a year, or of savings, stated and shown */
export const factsSource = (
  incomeType: FactsSource["incomeType"],
  pounds: number,
  given: Partial<FactsSource> = {},
): FactsSource => ({
  incomeType,
  currency: "GBP",
  declaredMinor: pounds * 100,
  evidencedMinor: pounds * 100,
  ...given,
});

export const factsTenant = (
  sources: readonly FactsSource[] | null,
  given: Partial<FactsTenant> = {},
): FactsTenant => ({
  isDecided: true,
  sharePence: 100_000,
  guarantor: null,
  sources,
  ...given,
});

/** One decided tenant of a home for £1,000 a month, unless something else is given. */
export const replayFacts = (
  sources: readonly FactsSource[] | null,
  given: Partial<ReplayFacts> = {},
): ReplayFacts => ({
  country: "ENG",
  month: "2026-11",
  policy: { name: "no-references", version: 1 },
  criteria: defaultCriteria,
  rentPence: 100_000,
  tenants: [factsTenant(sources)],
  guarantors: [],
  ...given,
});

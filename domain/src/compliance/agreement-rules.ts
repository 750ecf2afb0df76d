import type { CivilDate } from "../rules/civil-date.ts";
import type { HomeCountry } from "../vocabulary/home-countries.ts";
import type { LawInCountry } from "./law-rules.ts";

/**
 * Static law about agreements, per country: research of 27 November 2026 and no legal advice. A country without a row leaves the matter to
 * the agreement.
 */

type Agreements = Omit<LawInCountry, "consequence">;
type PerCountry = Readonly<Partial<Record<HomeCountry, Agreements>>>;

export const agreementRules = {
  /** Every tenancy is periodic: no fixed term, no end date (rule L1). */
  "no-fixed-term": {
    ENG: {
      from: "2026-05-01",
      source: "Renters' Rights Act 2025, section 1; Housing Act 1988, section 4A",
      sure: 2,
    },
  },
  /** A rent period of at most a month, or 28 days (rule L1). */
  "short-rent-period": {
    ENG: {
      from: "2026-05-01",
      source: "Renters' Rights Act 2025, section 1; Housing Act 1988, section 4A",
      sure: 2,
    },
  },
  /** The rent is advertised, and no higher one is invited or accepted (rule L3). */
  "no-bidding": {
    ENG: { from: "2026-05-01", source: "Renters' Rights Act 2025, sections 56 and 57", sure: 2 },
  },
} as const satisfies Readonly<Record<string, PerCountry>>;

/** @returns the law in force; undefined: the country has none of the kind on the day */
export const agreementLaw = (
  rule: keyof typeof agreementRules,
  country: HomeCountry,
  day: CivilDate,
): Agreements | undefined => {
  const rows: PerCountry = agreementRules[rule];
  const row = rows[country];
  return row && day >= row.from ? row : undefined;
};

/** A term that was stored before the law changed is kept, and shown nowhere. */
export const shownTermMonths = (
  { country, termMonths }: { readonly country: HomeCountry; readonly termMonths: number | null },
  day: CivilDate,
): number | null => (agreementLaw("no-fixed-term", country, day) ? null : termMonths);

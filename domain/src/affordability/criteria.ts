import type { CivilDate } from "../rules/civil-date.ts";
import type { Currency, OfferedIncomeType } from "../vocabulary/money.ts";
import type { PartyRole } from "../vocabulary/party-roles.ts";

export const assessments = ["share", "household"] as const;
export type Assessment = (typeof assessments)[number];

/** The value of each currency on a day, in ten-thousandths of a pound: 8700 is £0.87. */
export interface RateTable {
  readonly date: CivilDate;
  readonly tenThousandths: Readonly<Record<Currency, number>>;
}

export interface Criteria {
  readonly name: string;
  readonly version: number;
  readonly date: CivilDate;
  /** The yearly income of a tenant must be this multiple of the monthly rent. */
  readonly tenantIncome: number;
  readonly guarantorIncome: number;
  /** Savings of this many monthly rents count as that rent. */
  readonly savings: number;
  readonly assessment: Assessment;
  /** The part of each kind of income that counts, in whole percent; a kind without an entry counts in full. */
  readonly counted?: Readonly<Partial<Record<OfferedIncomeType, number>>>;
  readonly rates: RateTable;
}

export const criteriaForRole = (criteria: Criteria, role: PartyRole): Criteria =>
  role === "guarantor" ? { ...criteria, tenantIncome: criteria.guarantorIncome } : criteria;

export const defaultCriteria: Criteria = {
  name: "default",
  version: 1,
  date: "2026-11-01",
  tenantIncome: 30,
  guarantorIncome: 36,
  savings: 36,
  assessment: "household",
  rates: { date: "2026-11-01", tenThousandths: { AUD: 4_900, EUR: 8_700, GBP: 10_000, USD: 7_600 } },
};

import type { CivilDate } from "../rules/civil-date.ts";
import type { Currency } from "../vocabulary/money.ts";
import type { PartyRole } from "../vocabulary/party-roles.ts";

/** By which a household is assessed: every party for their own share, or all together for the whole rent. */
export const assessments = ["share", "household"] as const;
export type Assessment = (typeof assessments)[number];

/** What a currency is worth on a day, in ten-thousandths of a pound: 8700 is £0.87. */
export interface RateTable {
  readonly date: CivilDate;
  readonly tenThousandths: Readonly<Record<Currency, number>>;
}

/** The rules of one provider, in a version of their own: an outcome names the version that it follows. */
export interface Criteria {
  readonly name: string;
  readonly version: number;
  readonly date: CivilDate;
  /** A year's income of a tenant has to be this many times the monthly rent. */
  readonly tenantIncome: number;
  /** The same of a guarantor. */
  readonly guarantorIncome: number;
  /** Savings that are as much as this many months of rent count as that rent. */
  readonly savings: number;
  readonly assessment: Assessment;
  readonly rates: RateTable;
}

/** A guarantor needs more than a tenant: the same sum with another multiple. */
export const criteriaForRole = (criteria: Criteria, role: PartyRole): Criteria =>
  role === "guarantor" ? { ...criteria, tenantIncome: criteria.guarantorIncome } : criteria;

/** The pack that policies use unless they name another. A provider sets its own rates. */
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

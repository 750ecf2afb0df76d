import type { CivilDate } from "../../rules/civil-date.ts";
import type { HomeCountry } from "../../vocabulary/home-countries.ts";
import type { LawInCountry } from "../law-rules.ts";

/**
 * Static law about holding deposits (rule L13), per country: research of 27 November 2026 and no legal advice. Scotland and Northern
 * Ireland have no row.
 */

/** The grounds on which a holding deposit may be kept. Nothing that could only not be verified is one. */
export const depositGrounds = ["false_information", "right_to_rent", "withdrew", "no_steps"] as const;
export type DepositGround = (typeof depositGrounds)[number];

export interface DepositRules extends Omit<LawInCountry, "consequence"> {
  /** Each period begins with its first day, which counts; none moves from a weekend or holiday. */
  readonly daysToAgree: number;
  readonly daysToNotify: number;
  readonly daysToRefund: number;
  readonly grounds: readonly DepositGround[];
}

const rows: Readonly<Partial<Record<HomeCountry, DepositRules>>> = {
  ENG: {
    from: "2019-06-01",
    source: "Tenant Fees Act 2019, Schedule 2",
    sure: 2,
    daysToAgree: 15,
    daysToNotify: 7,
    daysToRefund: 7,
    grounds: depositGrounds,
  },
  // The right to rent is no ground where its scheme is not in force.
  WLS: {
    from: "2019-09-01",
    source: "Renting Homes (Fees etc.) (Wales) Act 2019, Schedule 2",
    sure: 1,
    daysToAgree: 15,
    daysToNotify: 7,
    daysToRefund: 7,
    grounds: ["false_information", "withdrew", "no_steps"],
  },
};

/** @returns undefined where the law on the day knows no holding deposit */
export const depositRules = (country: HomeCountry, day: CivilDate): DepositRules | undefined => {
  const row = rows[country];
  return row && day >= row.from ? row : undefined;
};

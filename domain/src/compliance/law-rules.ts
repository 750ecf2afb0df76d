import type { CivilDate } from "../rules/civil-date.ts";
import type { HomeCountry } from "../vocabulary/home-countries.ts";

/**
 * Static law about policies: the one place for it. Research of 27 November 2026 and no legal advice; each row has its source and how sure
 * it is, so that a provider's lawyer can check it.
 */

/** `offence` and `civil_penalty` are forbidden; `discrimination` is unlawful, and the person may claim. */
export const consequences = ["offence", "civil_penalty", "discrimination"] as const;
export type Consequence = (typeof consequences)[number];

/** 3: primary or government source seen · 2: several professional sources agree · 1: one source. */
export type Sureness = 1 | 2 | 3;

export interface LawInCountry {
  readonly from: CivilDate;
  readonly consequence: Consequence;
  readonly source: string;
  readonly sure: Sureness;
}

export const lawRuleIds = [
  "benefits-left-out",
  "benefits-counted-less",
  "text-benefits",
  "text-children",
  "text-guarantor",
  "text-nationality",
  "rent-in-advance",
  "text-rent-in-advance",
  "right-to-rent-elsewhere",
] as const;
export type LawRuleId = (typeof lawRuleIds)[number];

type Law = Readonly<Partial<Record<HomeCountry, LawInCountry>>>;

/** Refusing people because they receive benefits or have children (rule L2). */
const BENEFITS_AND_CHILDREN: Law = {
  ENG: {
    from: "2026-05-01",
    consequence: "civil_penalty",
    source: "Renters' Rights Act 2025, sections 33 to 50",
    sure: 2,
  },
  SCT: {
    from: "2026-05-01",
    consequence: "offence",
    source: "Private Housing (Tenancies) (Scotland) Act 2016, Part 1A",
    sure: 3,
  },
  WLS: {
    from: "2026-06-01",
    consequence: "offence",
    source:
      "Renting Homes (Fees etc.) (Wales) Act 2019, as amended; Renting Homes (Wales) Act 2016, sections 54A and 54B",
    sure: 3,
  },
};

/** Rent before the agreement is signed, and more than a month of it before the start (rule L1). */
const RENT_IN_ADVANCE: Law = {
  ENG: {
    from: "2026-05-01",
    consequence: "civil_penalty",
    source: "Renters' Rights Act 2025, sections 8 and 9; Tenant Fees Act 2019, Schedule 1",
    sure: 2,
  },
};

const RACE: LawInCountry = {
  from: "2010-10-01",
  consequence: "discrimination",
  source: "Equality Act 2010, sections 9, 19 and 33",
  sure: 2,
};

const RACE_NORTHERN_IRELAND: LawInCountry = {
  from: "1997-08-04",
  consequence: "discrimination",
  source: "Race Relations (Northern Ireland) Order 1997, article 22",
  sure: 1,
};

/** The right-to-rent scheme is in force in England only (rule L25). */
const RIGHT_TO_RENT_IN_ENGLAND = "Immigration Act 2014, Part 3, Chapter 1, in force in England only";
const elsewhere = (race: LawInCountry): LawInCountry => ({
  ...race,
  source: `${RIGHT_TO_RENT_IN_ENGLAND}; ${race.source}`,
});

export const lawRules: Readonly<Record<LawRuleId, Law>> = {
  "benefits-left-out": BENEFITS_AND_CHILDREN,
  "benefits-counted-less": BENEFITS_AND_CHILDREN,
  "text-benefits": BENEFITS_AND_CHILDREN,
  "text-children": BENEFITS_AND_CHILDREN,
  "text-guarantor": BENEFITS_AND_CHILDREN,
  "text-nationality": { ENG: RACE, SCT: RACE, WLS: RACE, NIR: RACE_NORTHERN_IRELAND },
  "rent-in-advance": RENT_IN_ADVANCE,
  "text-rent-in-advance": RENT_IN_ADVANCE,
  "right-to-rent-elsewhere": {
    SCT: elsewhere(RACE),
    WLS: elsewhere(RACE),
    NIR: elsewhere(RACE_NORTHERN_IRELAND),
  },
};

/** A guarantor of a tenant who has died owes no rent for the time afterwards (rule L23). */
const guarantorAfterDeath: Readonly<Partial<Record<HomeCountry, Omit<LawInCountry, "consequence">>>> = {
  ENG: {
    from: "2026-05-01",
    source: "Housing Act 1988, section 16N, as inserted by the Renters' Rights Act 2025",
    sure: 2,
  },
};

export const guaranteeEndsAtDeath = (country: HomeCountry, day: CivilDate): boolean =>
  day >= (guarantorAfterDeath[country]?.from ?? "9999-12-31");

/** Rent from which an agent has to check its customers for money laundering (rule L20), in pence a month. */
export const moneyLaunderingThreshold = {
  from: "2026-06-30",
  pence: 1_000_000,
  source: "Money Laundering Regulations 2017, regulation 13, as amended from 30 June 2026",
  sure: 2,
} as const;

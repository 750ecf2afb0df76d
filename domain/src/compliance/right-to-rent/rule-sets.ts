import type { CivilDate } from "../../rules/civil-date.ts";
import { documentsOf2026, refusedOf2026 } from "./documents.ts";
import { exemptionsOf2026 } from "./exemptions.ts";
import { commonFields, routesOf2026 } from "./routes.ts";
import type { PenaltyRule, RightToRentRules } from "./rule-set.ts";

const CODE = "Code of practice on right to rent, in force since 1 October 2026";

const EEA_AND_SWITZERLAND =
  "AT BE BG HR CY CZ DK EE FI FR DE GR HU IS IE IT LV LI LT LU MT NL NO PL PT RO SK SI ES SE CH";
const EGATE_COUNTRIES = "AU CA JP NZ SG KR US";

const without = (nationalities: readonly string[], left: string): readonly string[] =>
  nationalities.filter((one) => one !== left);

const penalty = (of: PenaltyRule["of"], firstMinor: number, repeatMinor: number): PenaltyRule => ({
  of,
  firstMinor,
  repeatMinor,
  since: "2024-02-13",
  source:
    "Immigration Act 2014, section 23; Immigration Act 2014 (Residential Accommodation) (Maximum Penalty) Order 2024; code of practice on the penalty",
  sure: 2,
});

/** The newest is last. A set in force never changes: a change of the law is a new one. */
export const rightToRentRuleSets: readonly RightToRentRules[] = [
  {
    id: "ENG-RTR-2026-10-01",
    from: "2026-10-01",
    common: commonFields,
    routes: routesOf2026,
    documents: documentsOf2026,
    refused: refusedOf2026,
    exemptions: exemptionsOf2026,
    visitors: {
      // Irish people have an unlimited right, so they are no visitors.
      nationalities: [
        ...EGATE_COUNTRIES.split(" "),
        ...without(EEA_AND_SWITZERLAND.split(" "), "IE"),
      ].toSorted(),
      source:
        "Immigration (Leave to Enter and Remain) Order 2000, article 8B; SI 2020/1047, article 5A; SI 2020/1353",
      sure: 2,
    },
    forms: {
      // Which kinds may be digital, and how they are seen, is not known: a lawyer has to say so first.
      taken: ["paper"],
      source: "Regulations of 24 June 2026 on prescribed requirements: a digital version may be a document",
      sure: 1,
    },
    dates: {
      window: { days: 28, includesFirst: false, source: `${CODE}, the strict reading`, sure: 2 },
      shareCode: { days: 90, source: "Guidance of the Home Office on share codes", sure: 3 },
      arrival: { months: 6, source: "SI 2020/1047, article 5A", sure: 2 },
      followUp: {
        months: 12,
        warnings: [60, 28, 7],
        source: "Immigration Act 2014, section 27",
        sure: 3,
      },
      checkingService: {
        months: 12,
        silenceWorkingDays: 2,
        source: "SI 2014/2874, articles 5 and 6",
        sure: 3,
      },
      exemption: { months: 12, source: `${CODE}: as long as the ground holds`, sure: 3 },
      kept: {
        monthsAfterTenancy: 12,
        daysIfNotLet: 30,
        source: "SI 2014/2874, article 4; Immigration Act 2014, section 28",
        sure: 2,
      },
    },
    penalties: [penalty("occupier", 1_000_000, 2_000_000), penalty("lodger", 500_000, 1_000_000)],
  },
];

/** The set that is in force on the day of a check; undefined before the first one, on which no record can be made. */
export const rightToRentRulesOn = (day: CivilDate): RightToRentRules | undefined =>
  rightToRentRuleSets.findLast(({ from }) => from <= day);

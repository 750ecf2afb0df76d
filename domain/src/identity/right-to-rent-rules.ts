import type { DocumentType } from "../documents/kinds.ts";
import type { CivilDate } from "../rules/civil-date.ts";

/**
 * Required evidence of the right to rent, as versioned data. English law (Immigration Act 2014, section 20 onwards);
 * the lists are those in the landlord's guide.
 */

export const SHARE_CODE = "SHARE_CODE";

export type PrimaryChoice = DocumentType | typeof SHARE_CODE;

export interface PrimaryOption {
  readonly choice: PrimaryChoice;
  readonly secondary: boolean;
  readonly secondaryDocuments?: readonly DocumentType[];
  /** `false` waives the share code that the rule asks for. */
  readonly shareCode?: false;
}

export interface RightToRentRule {
  readonly id: string;
  readonly effectiveFrom: CivilDate;
  /** ISO 3166-1 alpha-2; `others`: everybody without a specific rule; empty: only chosen by a reviewer. */
  readonly nationalities: readonly string[] | "others";
  readonly primary: readonly PrimaryOption[];
  readonly secondary:
    | readonly [readonly DocumentType[]]
    | readonly [readonly DocumentType[], readonly DocumentType[]];
  readonly shareCode: boolean;
  /** "None of these" leads to the question about a visa application. */
  readonly status: boolean;
}

/** List A, group 2: any two of them show an unlimited right to rent. */
export const groupTwo: readonly DocumentType[] = [
  "BIRTH_ADOPTION",
  "UK_DRIVING_LICENCE",
  "ARMED_FORCES",
  "DBS",
  "OTHER",
];

const alone = (choice: PrimaryChoice): PrimaryOption => ({ choice, secondary: false });
const withSecondary = (choice: PrimaryChoice): PrimaryOption => ({ choice, secondary: true });

const EEA_AND_SWITZERLAND = [
  ..."AT BE BG HR CY CZ DK EE FI FR DE GR HU IT LV LT LU MT NL PL PT RO SK SI ES SE IS LI NO CH".split(" "),
];

const shareCode = withSecondary(SHARE_CODE);
const residencePermit = withSecondary("UK_BIOMETRIC_RESIDENCE");
const immigrationStatus = alone("UK_IMMIGRATION_STATUS");
const visaInPassport = alone("TIME_LIMITED_PASSPORT");

export const rightToRentRules: readonly RightToRentRule[] = [
  {
    id: "UK",
    effectiveFrom: "2022-04-06",
    nationalities: ["GB"],
    primary: [alone("UK_PASSPORT"), alone("NATURALIZATION"), alone("BRITISH_CITIZEN")],
    secondary: [groupTwo, groupTwo],
    shareCode: false,
    status: false,
  },
  {
    id: "IE",
    effectiveFrom: "2022-04-06",
    nationalities: ["IE"],
    primary: [alone("PASSPORT")],
    secondary: [groupTwo, groupTwo],
    shareCode: false,
    status: false,
  },
  {
    id: "EEA_CH",
    effectiveFrom: "2021-07-01",
    nationalities: EEA_AND_SWITZERLAND,
    primary: [shareCode, residencePermit, immigrationStatus],
    secondary: [["PASSPORT", "NATIONAL_ID"]],
    shareCode: true,
    status: true,
  },
  {
    // Holders of a Hong Kong passport are not all British National (Overseas), so the general options stay.
    id: "BNO",
    effectiveFrom: "2022-04-06",
    nationalities: ["HK"],
    primary: [
      shareCode,
      alone("BRITISH_NATIONAL_OVERSEAS_PASSPORT"),
      visaInPassport,
      immigrationStatus,
      residencePermit,
    ],
    secondary: [["BRITISH_NATIONAL_OVERSEAS_PASSPORT", "PASSPORT", "NATIONAL_ID", "OTHER"]],
    shareCode: true,
    status: true,
  },
  {
    // Visitors from these countries enter without a visa: passport, and proof of arrival within the last six months.
    id: "B5JSSK",
    effectiveFrom: "2022-04-06",
    nationalities: ["AU", "CA", "JP", "NZ", "SG", "KR", "US"],
    primary: [
      shareCode,
      { choice: "PASSPORT", secondary: true, secondaryDocuments: ["TRAVEL_BOOKING"], shareCode: false },
      visaInPassport,
      residencePermit,
    ],
    secondary: [["PASSPORT"]],
    shareCode: true,
    status: true,
  },
  {
    id: "OTHER",
    effectiveFrom: "2022-04-06",
    nationalities: "others",
    primary: [shareCode, visaInPassport, immigrationStatus, residencePermit],
    secondary: [["PASSPORT", "NATIONAL_ID", "OTHER"]],
    shareCode: true,
    status: true,
  },
  {
    // Stateless people and holders of a refugee travel document have no nationality in the list.
    id: "UNKNOWN",
    effectiveFrom: "2022-04-06",
    nationalities: [],
    primary: [shareCode, immigrationStatus],
    secondary: [["OTHER"], ["OTHER"]],
    shareCode: true,
    status: true,
  },
];

export const rightToRentDocuments: readonly DocumentType[] = [
  ...new Set([
    ...rightToRentRules.flatMap(({ primary, secondary }) => [
      ...primary.flatMap(({ choice, secondaryDocuments = [] }) => [
        ...(choice === SHARE_CODE ? [] : [choice]),
        ...secondaryDocuments,
      ]),
      ...secondary.flat(),
    ]),
    "UK_VISA_APPLICATION_LETTER" as const,
  ]),
];

const newest = (rules: readonly RightToRentRule[]): RightToRentRule | undefined =>
  rules.toSorted((one, other) => other.effectiveFrom.localeCompare(one.effectiveFrom))[0];

export const rightToRentRule = (nationality: string, today: CivilDate): RightToRentRule => {
  const inForce = rightToRentRules.filter(({ effectiveFrom }) => effectiveFrom <= today);
  const own = inForce.filter(
    ({ nationalities }) => nationalities !== "others" && nationalities.includes(nationality),
  );
  const rule = newest(own) ?? newest(inForce.filter(({ nationalities }) => nationalities === "others"));
  if (!rule) throw new Error("There is no rule for the nationalities that no other rule names.");
  return rule;
};

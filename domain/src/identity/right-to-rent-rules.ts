import type { DocumentType } from "../documents/kinds.ts";
import type { CivilDate } from "../rules/civil-date.ts";

/**
 * Which evidence of the right to rent is asked of whom: versioned data, reviewed by people who know letting law.
 * English law (Immigration Act 2014, section 20 onwards); the lists are those of the landlord's guide.
 */

/** What the primary choice offers besides documents: a code that the applicant gets from the government's service. */
export const SHARE_CODE = "SHARE_CODE";

export type PrimaryChoice = DocumentType | typeof SHARE_CODE;

/** What one answer to the primary choice asks for afterwards. */
export interface PrimaryOption {
  readonly choice: PrimaryChoice;
  /** Whether the rule's secondary documents are asked for. */
  readonly secondary: boolean;
  /** The secondary documents where they are others than the rule's. */
  readonly secondaryDocuments?: readonly DocumentType[];
  /** false: no share code although the rule asks for one. */
  readonly shareCode?: false;
}

export interface RightToRentRule {
  readonly id: string;
  readonly effectiveFrom: CivilDate;
  /** ISO 3166-1 alpha-2; `others`: everybody whom no other rule names; empty: chosen by a reviewer alone. */
  readonly nationalities: readonly string[] | "others";
  readonly primary: readonly PrimaryOption[];
  /** A list for every secondary document that is asked for: one or two. */
  readonly secondary:
    | readonly [readonly DocumentType[]]
    | readonly [readonly DocumentType[], readonly DocumentType[]];
  readonly shareCode: boolean;
  /** Whether "none of these" is followed by the question about a visa application. */
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

/** Shows the right by itself. */
const alone = (choice: PrimaryChoice): PrimaryOption => ({ choice, secondary: false });
/** Needs a document that shows who the person is beside it. */
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
    // Not everybody with a passport of Hong Kong is a British National (Overseas): the others' options stay.
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
    // Visitors of these countries enter without a visa: their passport, and a proof that they came within six months.
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
    // Stateless people and holders of a refugee's travel document: no nationality of the list is theirs.
    id: "UNKNOWN",
    effectiveFrom: "2022-04-06",
    nationalities: [],
    primary: [shareCode, immigrationStatus],
    secondary: [["OTHER"], ["OTHER"]],
    shareCode: true,
    status: true,
  },
];

/** Every document that some rule asks for, and the letter about an application that is being decided. */
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

/** The rule that holds for a nationality on a day; everybody has one. */
export const rightToRentRule = (nationality: string, today: CivilDate): RightToRentRule => {
  const inForce = rightToRentRules.filter(({ effectiveFrom }) => effectiveFrom <= today);
  const own = inForce.filter(
    ({ nationalities }) => nationalities !== "others" && nationalities.includes(nationality),
  );
  const rule = newest(own) ?? newest(inForce.filter(({ nationalities }) => nationalities === "others"));
  if (!rule) throw new Error("There is no rule for the nationalities that no other rule names.");
  return rule;
};

import type { AgencyOutcome, AgencyReason } from "../applications/agencys-view.ts";
import type { ReferenceKind } from "../references/kinds.ts";
import type { Insolvency, OutsideKind } from "../review/outside-result.ts";
import type { CivilDate } from "../rules/civil-date.ts";
import type { HomeCountry } from "../vocabulary/home-countries.ts";
import type { Currency } from "../vocabulary/money.ts";
import type { PartyRole } from "../vocabulary/party-roles.ts";
import type { EvidenceOnDay, EvidenceSort } from "./evidence.ts";

/**
 * The content of a report. It has no field for documents, numbers, dates of birth, contacts of referees, kinds of benefit,
 * nationality, suspicions, or notes, so that none can be reported. Amounts are pence.
 */

export const reportEditions = ["agency", "landlord"] as const;
export type ReportEdition = (typeof reportEditions)[number];

export interface ReportHome {
  readonly address: string;
  readonly country: HomeCountry;
  readonly rentMinor: number;
  readonly currency: Currency;
  readonly start: CivilDate;
}

export interface ReportCondition {
  readonly kind: string;
  readonly by: CivilDate | null;
  readonly state: "open" | "met" | "lapsed";
}

export interface ReportGuarantor {
  readonly name: string;
  /** null: not decided. */
  readonly outcome: AgencyOutcome | null;
  readonly label: string | null;
}

export interface ReportIdentity {
  /** Different papers that a reviewer has accepted. */
  readonly kinds: number;
  readonly withPhoto: boolean;
  readonly checkedOn: CivilDate | null;
}

export interface ReportRightToRent {
  readonly state: "recorded" | "open" | "exempt";
  readonly recordedOn: CivilDate | null;
}

/** The income is a year's; the savings are a total. */
export interface ReportAmounts {
  readonly incomeMinor: number;
  readonly savingsMinor: number;
}

export interface ReportAffordability {
  /** The person's own means suffice. */
  readonly isMet: boolean;
  /** The means of all who pay suffice; null: the person pays alone. */
  readonly householdMet: boolean | null;
  /** Shown yearly income in monthly rents, in hundredths, rounded down; null: no rent is paid. */
  readonly shownHundredths: number | null;
  readonly askedMultiple: number;
  /** Yearly income; null: not short. */
  readonly shortByMinor: number | null;
  readonly countsSavings: boolean;
  /** null: the policy does not let the agency read them. */
  readonly amounts: ReportAmounts | null;
  /** The monthly rent that is affordable by the shown means; null as the amounts. */
  readonly affordableMinor: number | null;
}

export const incomeSorts = ["EMPLOYMENT", "SELF_EMPLOYMENT", "OTHER_LAWFUL_INCOME"] as const;
export type IncomeSort = (typeof incomeSorts)[number];

export interface ReportIncome {
  readonly sort: IncomeSort;
  readonly isShown: boolean;
  readonly foundIn: readonly EvidenceSort[];
}

export interface ReportReference {
  readonly kind: ReferenceKind;
  readonly state: "answered" | "declined" | "not_answered";
  readonly on: CivilDate | null;
  readonly facts: readonly { readonly fact: string; readonly said: string }[];
}

export interface ReportResidence {
  readonly months: number;
  readonly isCovered: boolean;
}

export interface ReportOutside {
  readonly kind: OutsideKind;
  readonly provider: string;
  readonly madeOn: CivilDate;
  readonly ccjs: number | null;
  readonly insolvency: Insolvency | null;
}

export interface ReportPerson {
  readonly id: string;
  readonly number: string;
  readonly name: string;
  readonly role: PartyRole;
  /** 18 or over when the tenancy starts; null: not known. */
  readonly isAdult: boolean | null;
  readonly shareMinor: number;
  readonly outcome: AgencyOutcome;
  readonly label: string;
  readonly reasons: readonly AgencyReason[];
  readonly conditions: readonly ReportCondition[];
  readonly decidedOn: CivilDate | null;
  readonly decidedBy: readonly string[];
  readonly guarantor: ReportGuarantor | null;
  readonly identity: ReportIdentity | null;
  /** null: no law asks for a check of the person. */
  readonly rightToRent: ReportRightToRent | null;
  readonly affordability: ReportAffordability | null;
  readonly incomes: readonly ReportIncome[];
  readonly references: readonly ReportReference[];
  readonly residence: ReportResidence | null;
  readonly outside: readonly ReportOutside[];
  /** The day of the checks that the law asks for; their result is never told. */
  readonly screenedOn: CivilDate | null;
  readonly evidence: readonly EvidenceOnDay[];
}

export const checkableThings = [
  "IDENTITY",
  "RIGHT_TO_RENT",
  "INCOME",
  "ADDRESSES",
  "LANDLORD",
  "EMPLOYER",
  "PUBLIC_RECORD",
] as const;
export type CheckableThing = (typeof checkableThings)[number];

export interface ReportFacts {
  readonly agency: string;
  readonly branch: string | null;
  /** The agency's own. */
  readonly reference: string;
  readonly home: ReportHome;
  /** The outcome of the person, or of the home. */
  readonly outcome: AgencyOutcome;
  /** The agency's word for the outcome. */
  readonly label: string;
  readonly decidedOn: CivilDate;
  /** null: an adverse outcome has no end. */
  readonly validUntil: CivilDate | null;
  readonly policy: { readonly title: string; readonly version: number };
  readonly criteria: { readonly name: string; readonly version: number; readonly date: CivilDate };
  /** Each person of the application is decided, or no longer applies. */
  readonly homeIsComplete: boolean;
  readonly people: readonly ReportPerson[];
  readonly notChecked: readonly CheckableThing[];
}

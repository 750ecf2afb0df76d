import type { CivilDate } from "../../rules/civil-date.ts";
import type { Sureness } from "../law-rules.ts";

/**
 * The right-to-rent scheme of England as dated data: routes, documents, exemptions, dates. Research and no legal advice: each row has its
 * source and how sure it is, and an administrator confirms a set before a record is completed under it in production.
 */

export interface Sourced {
  readonly source: string;
  readonly sure: Sureness;
}

export const rightToRentRoutes = [
  "MANUAL_A1",
  "MANUAL_A2",
  "MANUAL_B",
  "ONLINE",
  "DVS",
  "LCS",
  "NO_EXCUSE",
] as const;
export type RightToRentRoute = (typeof rightToRentRoutes)[number];

/** A field holds a value of one kind. `yes` is a confirmation that is given or missing. */
export type FieldKind =
  | "yes"
  | "line"
  | "text"
  | "day"
  | "moment"
  | "country"
  | "choice"
  | "file"
  /** One file or more, such as both sides of a card. */
  | "files"
  | "documents"
  /** An entry in the table of registered providers. */
  | "provider"
  /** A responsibility in writing, which is kept with the agency: from the landlord to it, or from it to the provider. */
  | "from_landlord"
  | "from_agency";

export const recordOutcomes = ["unlimited", "time_limited", "not_shown"] as const;
export type RecordOutcome = (typeof recordOutcomes)[number];

/** The condition under which a field has to be filled in, beside the other fields of the record. */
export type Needed =
  /** Whatever the outcome. */
  | "always"
  | "if-shown"
  | { readonly field: string; readonly is: string }
  /** A permitted route was refused to the person. */
  | "if-a-route-was-refused"
  /** A document is given that needs evidence of arrival beside it. */
  | "if-arrival-is-shown"
  /** No right was shown before the agreement. */
  | "if-first-check-failed"
  /** No right was shown by a follow-up. */
  | "if-follow-up-failed"
  /** The provider makes the check for which another agency is responsible. */
  | "if-agency-hands-over";

export interface RecordField {
  readonly name: string;
  readonly kind: FieldKind;
  readonly needed: Needed;
  readonly choices?: readonly string[];
}

/** The statutory excuse of a route lasts as long. */
export const excuses = [
  "continuous",
  "as_the_page_says",
  "longest_of_three",
  "from_the_notice",
  "none",
] as const;
export type Excuse = (typeof excuses)[number];

export interface RouteRule extends Sourced {
  readonly route: RightToRentRoute;
  readonly fields: readonly RecordField[];
  readonly outcomes: readonly RecordOutcome[];
  /** The list of the documents, and how many different ones are shown; null: none are. */
  readonly documents: { readonly list: DocumentList; readonly count: number } | null;
  /** Nationalities that may use it; null: all. */
  readonly nationalities: readonly string[] | null;
  readonly excuse: Excuse;
  /** How the holder is compared with the photo: empty without a comparison. */
  readonly presence: readonly ("in_person" | "live_video")[];
}

export const documentLists = ["A1", "A2", "B"] as const;
export type DocumentList = (typeof documentLists)[number];

export interface DocumentRule extends Sourced {
  readonly kind: string;
  readonly list: DocumentList;
  /** null: the document has no end. */
  readonly mayBeExpired: boolean | null;
  /** The greatest age in months on the day it is shown; null: any. */
  readonly maxMonths: number | null;
  /** Evidence of arrival, or a notice of the Landlord Checking Service, which it needs beside it. */
  readonly beside: "arrival" | "checking_service" | null;
}

export interface RefusedDocument extends Sourced {
  readonly kind: string;
  readonly since: CivilDate;
}

export interface ExemptionRule extends Sourced {
  readonly ground: string;
  /** `exempt`: on the closed list; `out_of_scope`: the scheme does not reach it. */
  readonly kind: "exempt" | "out_of_scope";
}

export const documentForms = ["paper", "digital"] as const;
export type DocumentForm = (typeof documentForms)[number];

export interface DateRules {
  /** Days before the later of agreement and start on which a time-limited right may be checked. */
  readonly window: Sourced & { readonly days: number; readonly includesFirst: boolean };
  readonly shareCode: Sourced & { readonly days: number };
  readonly arrival: Sourced & { readonly months: number };
  /** The longest of this, the rest of the permission and the rest of the document. */
  readonly followUp: Sourced & { readonly months: number; readonly warnings: readonly number[] };
  readonly checkingService: Sourced & { readonly months: number; readonly silenceWorkingDays: number };
  /** The time after which it is asked again whether the ground of an exemption holds. */
  readonly exemption: Sourced & { readonly months: number };
  readonly kept: Sourced & { readonly monthsAfterTenancy: number; readonly daysIfNotLet: number };
}

/** The most that a landlord pays for each person without a right. */
export interface PenaltyRule extends Sourced {
  readonly of: "occupier" | "lodger";
  readonly firstMinor: number;
  readonly repeatMinor: number;
  readonly since: CivilDate;
}

export interface RightToRentRules {
  readonly id: string;
  readonly from: CivilDate;
  /** The fields of every record, before those of its route. */
  readonly common: readonly RecordField[];
  readonly routes: readonly RouteRule[];
  readonly documents: readonly DocumentRule[];
  readonly refused: readonly RefusedDocument[];
  readonly exemptions: readonly ExemptionRule[];
  /** Nationalities whose passport and evidence of arrival show a visitor's right. */
  readonly visitors: Sourced & { readonly nationalities: readonly string[] };
  /** The forms in which a document is taken. */
  readonly forms: Sourced & { readonly taken: readonly DocumentForm[] };
  readonly dates: DateRules;
  readonly penalties: readonly PenaltyRule[];
}

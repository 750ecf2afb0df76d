import type { Address } from "../addresses/address.ts";
import type { CivilDate } from "../rules/civil-date.ts";
import type { Currency, RentFrequency } from "../vocabulary/money.ts";
import type { ResidenceType } from "../vocabulary/people.ts";

/** The homes that have a landlord to ask. */
export const rentedTypes = [
  "RENTED_FLAT",
  "STUDENT_ACCOMMODATION",
] as const satisfies readonly ResidenceType[];

/** A private landlord, or a letting agent (spec 2 §3). */
export const referenceTypes = ["LANDLORD", "AGENT"] as const;
export type ReferenceType = (typeof referenceTypes)[number];

/** The person who is asked about a rented home. */
export interface ReferencePerson {
  readonly type: ReferenceType;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
}

/** A home of an applicant (spec 2 §3, residential history item). */
export interface Residence {
  readonly uuid: string;
  /** Half-typed: kept for the next visit, and counts for nothing. */
  readonly draft: boolean;
  readonly isCurrent: boolean;
  /** The first day of a month. */
  readonly start: CivilDate | null;
  /** The last day of a month; null while the person lives there. */
  readonly end: CivilDate | null;
  readonly residenceType: ResidenceType | null;
  readonly address: Address;
  readonly currency: Currency | null;
  /** In minor units of `currency`. */
  readonly rentMinor: number | null;
  readonly rentFrequency: RentFrequency | null;
  readonly rentPaymentDate: CivilDate | null;
  readonly reference: ReferencePerson | null;
}

/** What the accordions of the history ask about a home. */
export type HistoryItem = Pick<
  Residence,
  "uuid" | "draft" | "isCurrent" | "start" | "end" | "residenceType" | "address"
>;

/** The fields of an accordion, as a page sends them and as they are compared with what another tab has saved. */
export const historyFields = ({ isCurrent, start, end, residenceType, address }: HistoryItem) => ({
  isCurrent,
  start,
  end,
  residenceType,
  address,
});

/** A home about which only the accordion was answered. */
export const noRent = {
  currency: null,
  rentMinor: null,
  rentFrequency: null,
  rentPaymentDate: null,
  reference: null,
} as const satisfies Partial<Residence>;

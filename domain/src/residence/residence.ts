import type { Address } from "../addresses/address.ts";
import type { CivilDate } from "../rules/civil-date.ts";
import type { Currency, RentFrequency } from "../vocabulary/money.ts";
import type { ResidenceType } from "../vocabulary/people.ts";

export const rentedTypes = [
  "RENTED_FLAT",
  "STUDENT_ACCOMMODATION",
] as const satisfies readonly ResidenceType[];

export const referenceTypes = ["LANDLORD", "AGENT"] as const;
export type ReferenceType = (typeof referenceTypes)[number];

export interface ReferencePerson {
  readonly type: ReferenceType;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
}

export interface Residence {
  readonly uuid: string;
  /** A half-typed home: kept for the next visit, and does not count. */
  readonly draft: boolean;
  readonly isCurrent: boolean;
  /** The first day of a month. */
  readonly start: CivilDate | null;
  /** The last day of a month; null while the person lives there. */
  readonly end: CivilDate | null;
  readonly residenceType: ResidenceType | null;
  readonly address: Address;
  readonly currency: Currency | null;
  /** Minor units of `currency`. */
  readonly rentMinor: number | null;
  readonly rentFrequency: RentFrequency | null;
  readonly rentPaymentDate: CivilDate | null;
  readonly reference: ReferencePerson | null;
}

export type HistoryItem = Pick<
  Residence,
  "uuid" | "draft" | "isCurrent" | "start" | "end" | "residenceType" | "address"
>;

export const historyFields = ({ isCurrent, start, end, residenceType, address }: HistoryItem) => ({
  isCurrent,
  start,
  end,
  residenceType,
  address,
});

export const noRent = {
  currency: null,
  rentMinor: null,
  rentFrequency: null,
  rentPaymentDate: null,
  reference: null,
} as const satisfies Partial<Residence>;

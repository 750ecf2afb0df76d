import { type CheckedDate, checkedDate } from "../rules/checked-date.ts";
import type { CivilDate } from "../rules/civil-date.ts";
import type { Currency, IncomeType, PayFrequency } from "../vocabulary/money.ts";

export const bankStates = ["connected", "failed"] as const;
export type BankState = (typeof bankStates)[number];

export const bankReadings = ["reading", "read", "failed"] as const;
export type BankReading = (typeof bankReadings)[number];

export const linkKinds = ["bank", "tax"] as const;
export type LinkKind = (typeof linkKinds)[number];

/** The cause of a failed link, as far as it is known: the person refused, the partner failed or did not answer. */
export const linkFailures = ["refused", "unavailable", "other"] as const;
export type LinkFailure = (typeof linkFailures)[number];

export type LinkOutcome = BankState | `tax_${BankState}`;

export const linkOutcome = ({ bank, link }: Pick<StoredSource, "bank" | "link">): LinkOutcome | undefined => {
  if (bank === null) return undefined;
  return link === "tax" ? `tax_${bank}` : bank;
};

export interface CompanyReference {
  readonly name: string;
  readonly email: string;
}

/** One income of an applicant (spec 3 §3, income source), as it is stored. */
export interface StoredSource {
  readonly uuid: string;
  readonly incomeType: IncomeType;
  readonly currency: Currency | null;
  /** Gross income of a year, or the amount of savings, in minor units of `currency`. */
  readonly annualGrossMinor: number | null;
  /** One payment, in minor units of `currency`. */
  readonly netMinor: number | null;
  readonly netFrequency: PayFrequency | null;
  readonly paymentDate: CivilDate | null;
  readonly companyName: string | null;
  readonly companyNumber: string | null;
  readonly jobTitle: string | null;
  readonly startDate: CivilDate | null;
  readonly endDate: CivilDate | null;
  readonly institutionName: string | null;
  readonly isOnProbation: boolean | null;
  readonly probationMonths: number | null;
  readonly reference: CompanyReference | null;
  readonly bank: BankState | null;
  readonly link: LinkKind | null;
  /** null unless `bank` is failed */
  readonly linkFailure: LinkFailure | null;
}

export const jobTypes: readonly IncomeType[] = ["T_EMPLOYED_PERM", "T_EMPLOYED_ZH"];

export const isJob = ({ incomeType }: Pick<StoredSource, "incomeType">): boolean =>
  jobTypes.includes(incomeType);

export const noDetails = {
  currency: null,
  annualGrossMinor: null,
  netMinor: null,
  netFrequency: null,
  paymentDate: null,
  companyName: null,
  companyNumber: null,
  jobTitle: null,
  startDate: null,
  endDate: null,
  institutionName: null,
  isOnProbation: null,
  probationMonths: null,
  reference: null,
  bank: null,
  link: null,
  linkFailure: null,
} as const satisfies Omit<StoredSource, "uuid" | "incomeType">;

type SourceDate = "paymentDate" | "startDate" | "endDate";

/** A source as the wizard's values hold it (spec 3 §3): each date with the flag that says whether it is one. */
export type IncomeSource = Omit<StoredSource, SourceDate> & Readonly<Record<SourceDate, CheckedDate>>;

export const checkedSource = (source: StoredSource): IncomeSource => ({
  ...source,
  paymentDate: checkedDate(source.paymentDate),
  startDate: checkedDate(source.startDate),
  endDate: checkedDate(source.endDate),
});

const written = ({ date }: CheckedDate): string | null => date || null;

export const storedSource = (source: IncomeSource): StoredSource => ({
  ...source,
  paymentDate: written(source.paymentDate),
  startDate: written(source.startDate),
  endDate: written(source.endDate),
});

export const newSource = (uuid: string, incomeType: IncomeType): IncomeSource =>
  checkedSource({ ...noDetails, uuid, incomeType });

/** The guarantor that the applicant names (spec 3 §3, user). */
export interface GuarantorNomination {
  readonly uuid: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string;
}

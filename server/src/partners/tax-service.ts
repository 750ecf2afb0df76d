import type { Rhythm } from "@latchkey/domain/recognition/rhythm.ts";
import type { CivilDate } from "@latchkey/domain/rules/civil-date.ts";
import type { TaxYear } from "@latchkey/domain/rules/tax-year.ts";

export interface ReportedEmployment {
  readonly employer: string;
  readonly isPension: boolean;
  readonly taxYear: TaxYear;
  readonly startDate?: CivilDate;
  readonly endDate?: CivilDate;
  /** Taxable pay since 6 April, gross, in pence; undefined: no payment was reported. */
  readonly payToDateMinor?: number;
  readonly payFrequency?: Rhythm;
  readonly paymentDate?: CivilDate;
}

export interface AskingPerson {
  readonly accountId: string;
  /** The IP address and time of their request, which the law has a partner of the tax authority pass on. */
  readonly publicIp: string;
  readonly seenAt: Date;
  readonly userAgent: string | undefined;
}

export interface AskedYear {
  /** The National Insurance number of the person who gave permission. */
  readonly nino: string;
  readonly taxYear: TaxYear;
  readonly person: AskingPerson;
}

/** Every call throws `PartnerFailed`. */
export interface TaxService {
  readonly authorizeUrl: (sent: { readonly state: string }) => string;
  readonly exchange: (code: string) => Promise<string>;
  /** Empty: the authority knows of none. */
  readonly employments: (token: string, asked: AskedYear) => Promise<readonly ReportedEmployment[]>;
}

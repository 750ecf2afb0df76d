import type { Rhythm } from "@latchkey/domain/recognition/rhythm.ts";
import type { CivilDate } from "@latchkey/domain/rules/civil-date.ts";
import type { TaxYear } from "@latchkey/domain/rules/tax-year.ts";

/** What an employer, or a pension fund, has reported about somebody in a tax year. */
export interface ReportedEmployment {
  readonly employer: string;
  /** It pays a pension and not work. */
  readonly isPension: boolean;
  readonly taxYear: TaxYear;
  readonly startDate?: CivilDate;
  readonly endDate?: CivilDate;
  /** Taxable pay since 6 April, before tax, in pence. Without it no payment was reported. */
  readonly payToDateMinor?: number;
  readonly payFrequency?: Rhythm;
  /** Of the newest payment. */
  readonly paymentDate?: CivilDate;
}

/** Who asks, and from where: what the law has a partner of the tax authority pass on. */
export interface AskingPerson {
  readonly accountId: string;
  /** The network address of their request, and when it came. */
  readonly publicIp: string;
  readonly seenAt: Date;
  readonly userAgent: string | undefined;
}

/** The tax authority, after somebody has signed in there and given permission. Every call throws `PartnerFailed`. */
export interface TaxService {
  /** Where the browser goes. */
  readonly authorizeUrl: (sent: { readonly state: string }) => string;
  /** @returns an access token, for the code that came back */
  readonly exchange: (code: string) => Promise<string>;
  /** Empty: the tax authority knows of none. @param nino a national insurance number, that of who has signed in */
  readonly employments: (
    token: string,
    nino: string,
    taxYear: TaxYear,
    person: AskingPerson,
  ) => Promise<readonly ReportedEmployment[]>;
}

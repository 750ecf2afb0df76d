import type { CivilDate } from "@latchkey/domain/rules/civil-date.ts";
import type { employmentKinds } from "@latchkey/domain/vocabulary/money.ts";

/** Work that somebody states, and that is to be verified. */
export interface StatedWork {
  /** Our id of it, which comes back. */
  readonly customId: string;
  readonly kind: (typeof employmentKinds)[number];
  /** The employer, or their own business. */
  readonly employer: string;
  readonly jobTitle?: string | undefined;
  readonly startDate?: CivilDate | undefined;
  /** Without it the work goes on. */
  readonly endDate?: CivilDate | undefined;
  /** A year's gross income, in pence. */
  readonly yearlyMinor?: number | undefined;
}

interface Worker {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone?: string | undefined;
  readonly birthdate?: CivilDate | undefined;
}

export interface NewEmploymentVerification {
  readonly person: Worker;
  /** Who wants to know, as the person is told. */
  readonly asker: string;
  readonly activity: StatedWork;
  /** Where the person is sent back to, with `state` in the query. */
  readonly redirectUrl: string;
  readonly state: string;
  /** Where the partner tells us that something has happened. What it says there is a hint: `find` tells what is true. */
  readonly webhookUrl: string;
}

interface BegunEmploymentVerification {
  readonly id: string;
  /** Where the browser goes. */
  readonly candidateUrl: string;
}

/** `connected`: a source was connected, and does not say enough. */
export interface VerifiedWork {
  readonly customId: string;
  readonly status: "verified" | "connected" | "not-connected";
  readonly employer?: string;
  readonly jobTitle?: string;
  readonly startDate?: CivilDate;
  readonly endDate?: CivilDate;
  readonly yearlyMinor?: number;
}

export interface EmploymentVerification {
  readonly status: "waiting" | "completed" | "cancelled";
  readonly activities: readonly VerifiedWork[];
}

/** A partner that verifies employment. Every call throws `PartnerFailed`. */
export interface EmploymentService {
  readonly begin: (verification: NewEmploymentVerification) => Promise<BegunEmploymentVerification>;
  readonly find: (id: string) => Promise<EmploymentVerification>;
  readonly cancel: (id: string) => Promise<void>;
}

import type { CivilDate } from "@latchkey/domain/rules/civil-date.ts";
import type { employmentKinds } from "@latchkey/domain/vocabulary/money.ts";

export interface StatedWork {
  readonly customId: string;
  readonly kind: (typeof employmentKinds)[number];
  readonly employer: string;
  readonly jobTitle?: string | undefined;
  readonly startDate?: CivilDate | undefined;
  readonly endDate?: CivilDate | undefined;
  /** Gross pence per year. */
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
  readonly asker: string;
  readonly activity: StatedWork;
  /** The partner adds `state` to the query. */
  readonly redirectUrl: string;
  readonly state: string;
  /** The webhook is a hint only: `find` returns the truth. */
  readonly webhookUrl: string;
}

interface BegunEmploymentVerification {
  readonly id: string;
  readonly candidateUrl: string;
}

/** `connected`: a source was connected, but is inconclusive. */
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

/** Every call throws `PartnerFailed`. */
export interface EmploymentService {
  readonly begin: (verification: NewEmploymentVerification) => Promise<BegunEmploymentVerification>;
  readonly find: (id: string) => Promise<EmploymentVerification>;
  readonly cancel: (id: string) => Promise<void>;
}

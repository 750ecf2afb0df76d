import type { Contact } from "./analytics-service.ts";

/** A report as it may leave: every value in it comes from a closed list or was cleaned. */
export interface ErrorReport {
  /** 32 hexadecimal digits; the service takes a report with the same id once. */
  readonly eventId: string;
  /** What the service shows; apart from the user. */
  readonly content: Readonly<Record<string, unknown>>;
  readonly kind: "event" | "transaction";
}

export interface ErrorUser {
  /** Of the case. undefined: no applicant was signed in. */
  readonly id: string | undefined;
  /** Only where the settings allow it. */
  readonly contact: Contact | undefined;
}

export interface ErrorService {
  /** @throws PartnerFailed */
  readonly send: (user: ErrorUser, report: ErrorReport, sentAt: string) => Promise<void>;
}

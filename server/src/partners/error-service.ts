import type { Contact } from "./analytics-service.ts";

/** A report as it may leave: every value is from a closed list or redacted. */
export interface ErrorReport {
  /** 32 hexadecimal digits; the service deduplicates by id. */
  readonly eventId: string;
  readonly content: Readonly<Record<string, unknown>>;
  readonly kind: "event" | "transaction";
}

export interface ErrorUser {
  readonly id: string | undefined;
  readonly contact: Contact | undefined;
}

export interface ErrorService {
  readonly send: (user: ErrorUser, report: ErrorReport, sentAt: string) => Promise<void>;
}

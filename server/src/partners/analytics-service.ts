export interface AnalyticsMessage {
  readonly kind: "track" | "page" | "identify";
  readonly name: string;
  /** The service deduplicates messages by id. */
  readonly messageId: string;
  /** ISO 8601 */
  readonly at: string;
}

export interface AnalyticsUser {
  /** undefined: signed out. The service cannot tell such visitors apart. */
  readonly id: string | undefined;
  readonly contact: Contact | undefined;
}

export interface Contact {
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

export interface AnalyticsService {
  readonly send: (user: AnalyticsUser, messages: readonly AnalyticsMessage[]) => Promise<void>;
}

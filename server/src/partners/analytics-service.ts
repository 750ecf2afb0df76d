/** What an analytics service is told. */
export interface AnalyticsMessage {
  readonly kind: "track" | "page" | "identify";
  /** The name of the event, or the page; of identify nothing. */
  readonly name: string;
  /** The service takes a message with the same id once. */
  readonly messageId: string;
  /** ISO 8601 */
  readonly at: string;
}

/** Whom the messages are about. */
export interface AnalyticsUser {
  /** undefined: somebody who is not signed in. They are all one to the service. */
  readonly id: string | undefined;
  /** Only where the settings allow it. */
  readonly contact: Contact | undefined;
}

export interface Contact {
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

export interface AnalyticsService {
  /** @throws PartnerFailed */
  readonly send: (user: AnalyticsUser, messages: readonly AnalyticsMessage[]) => Promise<void>;
}

import type { AgencyOutcome } from "../applications/agencys-view.ts";
import type { PartyStatus } from "../parties/status.ts";
import type { CivilDate } from "../rules/civil-date.ts";

/** The types that an endpoint chooses from. */
export const webhookEventTypes = [
  "application.status",
  "application.outcome",
  "right_to_rent.follow_up",
  "report.ready",
] as const;
export type WebhookEventType = (typeof webhookEventTypes)[number];

/** The type of an event that an administrator sends to try an endpoint. */
export const TEST_EVENT_TYPE = "webhook.test";

export type WebhookEvent =
  | { readonly type: "application.status"; readonly status: PartyStatus }
  | { readonly type: "application.outcome"; readonly outcome: AgencyOutcome }
  | { readonly type: "right_to_rent.follow_up"; readonly checkBy: CivilDate }
  | { readonly type: "report.ready"; readonly reportId: string; readonly version: number };

export interface WebhookSubject {
  readonly applicationId: string;
  /** null: the event is about the whole application. */
  readonly partyId: string | null;
  /** The agency's own reference of the application. */
  readonly reference: string;
}

/** Ids, dates and words of closed lists: no person can be recognised by it. */
export type WebhookData = WebhookSubject & Omit<WebhookEvent, "type">;

export const webhookData = (
  { type: _type, ...fact }: WebhookEvent,
  { applicationId, partyId, reference }: WebhookSubject,
): WebhookData => ({ applicationId, partyId, reference, ...fact });

export interface TellableEvent {
  /** The same for every endpoint and in the list of events. */
  readonly id: string;
  readonly type: WebhookEventType;
  /** ISO instant in UTC */
  readonly at: string;
  readonly data: WebhookData;
}

export const webhookBody = ({ id, type, at, data }: TellableEvent): string =>
  JSON.stringify({ id, type, timestamp: at, data });

export const testWebhookBody = (id: string, at: string): string =>
  JSON.stringify({ id, type: TEST_EVENT_TYPE, timestamp: at, data: {} });

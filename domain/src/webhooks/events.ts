import type { AgencyOutcome } from "../applications/agencys-view.ts";
import type { PartyStatus } from "../parties/status.ts";
import type { CivilDate } from "../rules/civil-date.ts";

/** The types that an endpoint chooses from. */
export const webhookEventTypes = [
  "application.status",
  "application.outcome",
  "right_to_rent.follow_up",
] as const;
export type WebhookEventType = (typeof webhookEventTypes)[number];

/** The type of an event that an administrator sends to try an endpoint. */
export const TEST_EVENT_TYPE = "webhook.test";

export type WebhookEvent =
  | { readonly type: "application.status"; readonly status: PartyStatus }
  | { readonly type: "application.outcome"; readonly outcome: AgencyOutcome }
  | { readonly type: "right_to_rent.follow_up"; readonly checkBy: CivilDate };

export interface WebhookSubject {
  readonly applicationId: string;
  readonly partyId: string;
  /** The agency's own reference of the application. */
  readonly reference: string;
}

/** Ids, dates and words of closed lists: no person can be recognised by it. @param at ISO instant in UTC */
export const webhookBody = (
  { type, ...fact }: WebhookEvent,
  { applicationId, partyId, reference }: WebhookSubject,
  at: string,
): string => JSON.stringify({ type, timestamp: at, data: { applicationId, partyId, reference, ...fact } });

export const testWebhookBody = (at: string): string =>
  JSON.stringify({ type: TEST_EVENT_TYPE, timestamp: at, data: {} });

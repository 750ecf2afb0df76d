import { expect, test } from "vitest";
import { testWebhookBody, webhookBody, webhookData } from "./events.ts";

const SUBJECT = { applicationId: "app-1", partyId: "party-1", reference: "HH-12" };
const AT = "2026-11-20T10:00:00.000Z";

test.each([
  [{ type: "application.status", status: "submitted" }, { status: "submitted" }],
  [{ type: "application.outcome", outcome: "NOT_ACCEPTED_CRITERIA" }, { outcome: "NOT_ACCEPTED_CRITERIA" }],
  [{ type: "right_to_rent.follow_up", checkBy: "2028-02-01" }, { checkBy: "2028-02-01" }],
] as const)("the body of %j has ids and the fact", (event, fact) => {
  const { type } = event;
  const data = webhookData(event, SUBJECT);
  expect(JSON.parse(webhookBody({ id: "event-1", type, at: AT, data }))).toEqual({
    id: "event-1",
    type,
    timestamp: AT,
    data: { ...SUBJECT, ...fact },
  });
});

test("a test event is about no application", () => {
  expect(JSON.parse(testWebhookBody("event-1", AT))).toEqual({
    id: "event-1",
    type: "webhook.test",
    timestamp: AT,
    data: {},
  });
});

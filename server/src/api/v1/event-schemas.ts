import { agencyOutcomes } from "@latchkey/domain/applications/agencys-view.ts";
import { partyStatuses } from "@latchkey/domain/parties/status.ts";
import { z } from "zod";
import { parseEventCursor } from "../../webhooks/event-cursor.ts";
import { named } from "./schemas.ts";

const eventOf = <Type extends string, Fact extends z.ZodRawShape>(type: Type, fact: Fact) =>
  z.object({
    id: z.uuid().describe("The same as in the body of a webhook."),
    type: z.literal(type),
    timestamp: z.string().describe("UTC, ISO 8601."),
    data: z.object({
      applicationId: z.uuid(),
      partyId: z.uuid().describe("The id of a person."),
      reference: z.string().describe("Your own."),
      ...fact,
    }),
  });

export const eventsReply = z
  .object({
    rows: z.array(
      z.union([
        eventOf("application.status", { status: z.enum(partyStatuses) }).meta(named("StatusEvent")),
        eventOf("application.outcome", { outcome: z.enum(agencyOutcomes) }).meta(named("OutcomeEvent")),
        eventOf("right_to_rent.follow_up", {
          checkBy: z.iso.date().describe("The last day on which the next check is in time."),
        }).meta(named("FollowUpEvent")),
        eventOf("report.ready", {
          partyId: z.uuid().nullable().describe("The id of a person; null: the report of the home."),
          reportId: z.uuid(),
          version: z.number().int(),
        }).meta(named("ReportEvent")),
      ]),
    ),
    next: z.string().describe("Pass it as `after` to get what follows, now or later."),
    more: z.boolean().describe("True if more can be read at once."),
  })
  .meta(named("EventPage"));

export const eventsQuery = z.strictObject({
  after: z
    .string()
    .max(200)
    .refine((cursor) => parseEventCursor(cursor) !== undefined, "has to be `next` of a page")
    .optional()
    .describe("`next` of the page before. Without it, from the oldest event that is stored."),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});

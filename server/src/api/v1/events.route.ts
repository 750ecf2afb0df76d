import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { z } from "zod";
import { inAgencyTransaction, withAgencyRights } from "../../agencies/agency-rights.ts";
import type { Services } from "../../platform/work/services.ts";
import { type NumberedEvent, numberEvents, readEvents } from "../../webhooks/agency-events.ts";
import { eventCursor, parseEventCursor } from "../../webhooks/event-cursor.ts";
import { callerOf, requireKey } from "./api-caller.ts";
import { refusals } from "./described.ts";
import { eventsQuery, eventsReply } from "./event-schemas.ts";
import { problems } from "./problem-list.ts";
import { sendProblem } from "./problems.ts";

const READ = {
  operationId: "listEvents",
  summary: "Read events",
  description:
    "The events that webhooks tell, with the same body, oldest first. Keep `next` and pass it as `after`: no event is left out, whenever you ask. Events are stored for 30 days. If some after the cursor have been removed, the answer is 410.",
  tags: ["Agency"],
  security: [{ key: [] }],
  querystring: eventsQuery,
  response: { 200: eventsReply, ...refusals(410) },
};

type EventReply = z.infer<typeof eventsReply>["rows"][number];

/** The data of an event has been made for its type. */
const told = ({ id, type, at, data }: NumberedEvent) => ({ id, type, timestamp: at, data }) as EventReply;

export const eventsRoute = (scope: FastifyInstance, services: Services): void => {
  scope
    .withTypeProvider<ZodTypeProvider>()
    .get(
      "/events",
      { exposeHeadRoute: true, onRequest: requireKey(services, "applications:read"), schema: READ },
      async (request, reply) => {
        const { agencyId } = callerOf(request);
        const { after = "", limit } = request.query;
        const asked = { agencyId, after: parseEventCursor(after), limit };
        const page = await inAgencyTransaction(services, async (tx) => {
          await numberEvents(tx, agencyId);
          return withAgencyRights(tx, { agencyId }, (scoped) => readEvents(scoped, asked));
        });
        if ("problem" in page)
          return sendProblem(reply, page.problem === "removed" ? problems.eventsRemoved : problems.malformed);
        return { rows: page.rows.map(told), next: eventCursor(page.next), more: page.more };
      },
    );
};

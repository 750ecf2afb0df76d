import { z } from "zod";
import { job } from "../platform/jobs/job.ts";

const events = z.object({
  /** undefined: somebody who is not signed in. */
  partyId: z.uuid().optional(),
  messages: z.array(
    z.object({
      kind: z.enum(["track", "page", "identify"]),
      name: z.string(),
      messageId: z.uuid(),
      at: z.string(),
    }),
  ),
});
export type EventsJob = z.infer<typeof events>;

/** Sends events to the analytics service. */
export const sendEvents = job("send-events", events);

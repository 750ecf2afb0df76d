import { z } from "zod";
import { job } from "../platform/jobs/job.ts";

const events = z.object({
  /** undefined: signed out. */
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

export const sendEvents = job("send-events", events);

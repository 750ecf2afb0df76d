import { z } from "zod";
import { job } from "../platform/jobs/job.ts";

/** Finds the users whom a message concerns. */
export const tellOfMessage = job("tell-of-agency-message", z.object({ messageId: z.int() }));

export const sendMessageEmail = job(
  "send-agency-message-email",
  z.object({ messageId: z.int(), agencyUserId: z.uuid() }),
);

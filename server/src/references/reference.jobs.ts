import { z } from "zod";
import { job } from "../platform/jobs/job.ts";

const link = { reviewId: z.uuid(), generation: z.number().int() };

/** Asks a former landlord or agent. Payloads have neither an address nor a secret. */
export const sendReferenceRequest = job("send-reference-request", z.object(link));

/** Reminds them, unless they have answered. */
export const sendReferenceReminder = job(
  "send-reference-reminder",
  z.object({ ...link, day: z.number().int() }),
);

/** Notes that the link's days are over and nobody has answered. */
export const endReference = job("end-reference", z.object(link));

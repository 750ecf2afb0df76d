import { z } from "zod";
import { job } from "../platform/jobs/job.ts";

const link = { reviewId: z.uuid(), generation: z.number().int() };

/** Payloads have neither an address nor a secret. */
export const sendReferenceRequest = job("send-reference-request", z.object(link));

/** `hour` tells the e-mails of one link apart: mail programs drop an e-mail whose id they have seen. */
export const sendReferenceLinkAgain = job(
  "send-reference-link-again",
  z.object({ ...link, hour: z.number().int() }),
);

export const sendReferenceReminder = job(
  "send-reference-reminder",
  z.object({ ...link, day: z.number().int() }),
);

export const endReference = job("end-reference", z.object(link));

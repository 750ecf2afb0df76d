import { z } from "zod";
import { job } from "../platform/jobs/job.ts";

/** Tells the applicant that their application arrived. */
export const sendSubmissionLetter = job(
  "send-submission-letter",
  z.object({ validationId: z.uuid(), round: z.number().int(), language: z.string() }),
);

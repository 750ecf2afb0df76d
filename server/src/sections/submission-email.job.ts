import { languages } from "@latchkey/domain/vocabulary/languages.ts";
import { z } from "zod";
import { job } from "../platform/jobs/job.ts";

export const sendSubmissionEmail = job(
  "send-submission-email",
  z.object({
    applicationId: z.uuid(),
    partyId: z.uuid(),
    round: z.number().int(),
    language: z.enum(languages),
  }),
);

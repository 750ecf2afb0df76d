import { z } from "zod";
import { job } from "../platform/jobs/job.ts";

export const sendGuarantorGoneEmail = job(
  "send-guarantor-gone-email",
  z.object({
    applicationId: z.uuid(),
    partyId: z.uuid(),
    guarantorId: z.uuid(),
    /** The event with which the guarantor's part ended. */
    eventId: z.number().int(),
  }),
);

import { z } from "zod";
import { job } from "../platform/jobs/job.ts";

export const inviteGuarantor = job(
  "invite-guarantor",
  z.object({ applicationId: z.uuid(), partyId: z.uuid() }),
);

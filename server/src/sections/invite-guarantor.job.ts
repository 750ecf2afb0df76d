import { z } from "zod";
import { job } from "../platform/jobs/job.ts";

/** Makes whom an applicant has named a party of the application; of whoever names nobody any more, nobody. */
export const inviteGuarantor = job(
  "invite-guarantor",
  z.object({ applicationId: z.uuid(), partyId: z.uuid() }),
);

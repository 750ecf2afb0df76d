import { z } from "zod";
import { job } from "../platform/jobs/job.ts";

export const sendGuaranteeChangedEmail = job("send-guarantee-changed-email", z.object({ partyId: z.uuid() }));

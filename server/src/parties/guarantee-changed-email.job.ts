import { z } from "zod";
import { job } from "../platform/jobs/job.ts";

/** Tells a guarantor who has agreed that they are asked something else now. */
export const sendGuaranteeChangedEmail = job("send-guarantee-changed-email", z.object({ partyId: z.uuid() }));

import { z } from "zod";
import { job } from "../platform/jobs/job.ts";

/** Tells the applicant that a file was removed because the virus scanner found something in it. */
export const sendQuarantineEmail = job("send-quarantine-email", z.object({ uploadId: z.uuid() }));

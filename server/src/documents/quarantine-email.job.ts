import { z } from "zod";
import { job } from "../platform/jobs/job.ts";

export const sendQuarantineEmail = job("send-quarantine-email", z.object({ uploadId: z.uuid() }));

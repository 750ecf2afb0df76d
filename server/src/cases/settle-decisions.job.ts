import { z } from "zod";
import { job } from "../platform/jobs/job.ts";

/** Something that decisions of this application rest on, or wait for, may have changed. */
export const settleDecisions = job("settle-decisions", z.object({ applicationId: z.uuid() }));

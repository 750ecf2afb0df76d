import { z } from "zod";
import { job } from "../platform/jobs/job.ts";

/** Tells somebody that their case is decided. */
export const sendDecisionEmail = job("send-decision-email", z.object({ decisionId: z.uuid() }));

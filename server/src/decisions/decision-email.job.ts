import { z } from "zod";
import { job } from "../platform/jobs/job.ts";

export const sendDecisionEmail = job("send-decision-email", z.object({ decisionId: z.uuid() }));

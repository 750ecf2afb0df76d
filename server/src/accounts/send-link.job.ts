import { z } from "zod";
import { job } from "../platform/jobs/job.ts";

export const sendSignInLink = job("send-sign-in-link", z.object({ requestId: z.uuid() }));

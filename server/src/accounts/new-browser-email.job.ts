import { z } from "zod";
import { job } from "../platform/jobs/job.ts";

export const sendNewBrowserEmail = job("send-new-browser-email", z.object({ sessionId: z.uuid() }));

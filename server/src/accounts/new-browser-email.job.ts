import { z } from "zod";
import { job } from "../platform/jobs/job.ts";

/** Tells an account's owner that somebody has signed in with a browser that is new to it. */
export const sendNewBrowserEmail = job("send-new-browser-email", z.object({ sessionId: z.uuid() }));

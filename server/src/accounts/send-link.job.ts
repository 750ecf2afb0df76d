import { z } from "zod";
import { job } from "../platform/jobs/job.ts";

/** Decides whether a request for a sign-in link is answered with a letter, and sends it. */
export const sendSignInLink = job("send-sign-in-link", z.object({ requestId: z.uuid() }));

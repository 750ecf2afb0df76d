import { z } from "zod";
import { job } from "../platform/jobs/job.ts";

/** Decides whether a sign-in request gets an e-mail, and sends it. */
export const sendSignInLink = job("send-sign-in-link", z.object({ requestId: z.uuid() }));

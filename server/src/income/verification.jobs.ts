import { z } from "zod";
import { job } from "../platform/jobs/job.ts";

/** Asks the provider what has become of a verification. */
export const readVerification = job("read-verification", z.object({ verificationId: z.uuid() }));

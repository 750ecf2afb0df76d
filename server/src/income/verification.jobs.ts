import { z } from "zod";
import { job } from "../platform/jobs/job.ts";

export const readVerification = job("read-verification", z.object({ verificationId: z.uuid() }));

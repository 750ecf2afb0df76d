import { z } from "zod";
import { job } from "../platform/jobs/job.ts";

export const replayPolicy = job("replay-policy", z.object({ replayId: z.string() }));

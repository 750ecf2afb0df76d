import { z } from "zod";
import { job } from "../platform/jobs/job.ts";

export const readBank = job(
  "read-bank",
  z.object({ applicationId: z.uuid(), partyId: z.uuid(), sourceUuid: z.uuid() }),
);

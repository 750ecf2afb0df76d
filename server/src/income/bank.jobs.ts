import { z } from "zod";
import { job } from "../platform/jobs/job.ts";

/** Reads what a connected bank knows about the money that came in. */
export const readBank = job(
  "read-bank",
  z.object({ applicationId: z.uuid(), partyId: z.uuid(), sourceUuid: z.uuid() }),
);

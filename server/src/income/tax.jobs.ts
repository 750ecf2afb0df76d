import { z } from "zod";
import { job } from "../platform/jobs/job.ts";

export const readTaxRecord = job(
  "read-tax-record",
  z.object({ applicationId: z.uuid(), partyId: z.uuid(), sourceUuid: z.uuid() }),
);

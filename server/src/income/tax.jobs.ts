import { z } from "zod";
import { job } from "../platform/jobs/job.ts";

/** Reads what employers have reported to the tax authority about somebody who has given permission. */
export const readTaxRecord = job(
  "read-tax-record",
  z.object({ applicationId: z.uuid(), partyId: z.uuid(), sourceUuid: z.uuid() }),
);

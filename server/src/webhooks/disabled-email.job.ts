import { z } from "zod";
import { job } from "../platform/jobs/job.ts";

/** @param deliveryId of the delivery that failed for the last time */
export const sendWebhookDisabled = job(
  "send-webhook-disabled",
  z.object({ deliveryId: z.uuid(), to: z.enum(["agency", "team"]) }),
);

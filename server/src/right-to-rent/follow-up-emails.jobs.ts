import { z } from "zod";
import { job } from "../platform/jobs/job.ts";

/** Daily: warns of follow-ups, and asks about homes of which nothing is known for a year. */
export const WARN_OF_FOLLOW_UPS = "warn-of-follow-ups";

export const warnOfFollowUps = job(WARN_OF_FOLLOW_UPS, z.unknown());

export const sendFollowUpWarning = job(
  "send-follow-up-warning",
  z.object({ checkId: z.number().int(), days: z.number().int(), to: z.enum(["agency", "team"]) }),
);

export const sendTenancyQuestion = job(
  "send-tenancy-question",
  z.object({ lettingId: z.number().int(), askedOn: z.iso.date() }),
);

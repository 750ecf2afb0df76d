import { z } from "zod";
import { job } from "../platform/jobs/job.ts";

const report = z.object({
  partyId: z.uuid().optional(),
  report: z.object({
    eventId: z.string(),
    kind: z.enum(["event", "transaction"]),
    content: z.record(z.string(), z.unknown()),
  }),
});
export type ReportJob = z.infer<typeof report>;

export const sendReport = job("send-report", report);

import { randomUUID } from "node:crypto";
import type { ReportCategory } from "@latchkey/domain/vocabulary/report-categories.ts";
import { addJobInQueue } from "../platform/jobs/job.ts";
import type { Services } from "../platform/work/services.ts";
import { TELEMETRY_QUEUE } from "./deliver.ts";
import { sendReport } from "./send-report.job.ts";

/** A report of the server: constants of the code, nothing about people. */
export interface Fault {
  readonly category: ReportCategory;
  readonly type: string;
  readonly value: string;
}

/** The server's reports share one limit, as large as that of one person's pages. */
export const reportFault = async (
  { db, config, limiter, nowSeconds }: Pick<Services, "db" | "config" | "limiter" | "nowSeconds">,
  { category, type, value }: Fault,
): Promise<void> => {
  if (!config.telemetry.errorReports || !(await limiter.takeFromAll("error-reports")).allowed) return;
  const report = {
    eventId: randomUUID().replaceAll("-", ""),
    kind: "event" as const,
    content: {
      timestamp: nowSeconds(),
      platform: "node",
      level: "error",
      environment: "production",
      tags: { category },
      exception: { values: [{ type, value }] },
    },
  };
  await addJobInQueue(db, sendReport, { payload: { report }, queue: TELEMETRY_QUEUE });
};

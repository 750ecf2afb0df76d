import { type Kysely, sql } from "kysely";
import type { Schema } from "../platform/db/schema.ts";
import { sendEvents } from "./send-events.job.ts";
import { sendReport } from "./send-report.job.ts";

export const forgetFailedTelemetry = async (db: Kysely<Schema>): Promise<void> => {
  await sql`select graphile_worker.complete_jobs(array(
    select id from graphile_worker.jobs
    where task_identifier in (${sendEvents.name}, ${sendReport.name})
      and attempts >= max_attempts and locked_at is null limit 10000))`.execute(db);
};

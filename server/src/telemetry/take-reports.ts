import type { Kysely } from "kysely";
import type { Schema } from "../platform/db/schema.ts";
import { addJobInQueue } from "../platform/jobs/job.ts";
import { cleanReport } from "./clean-report.ts";
import { TELEMETRY_QUEUE } from "./deliver.ts";
import type { SentItem } from "./read-envelope.ts";
import { sendReport } from "./send-report.job.ts";

interface Taken {
  readonly items: readonly SentItem[];
  readonly partyId: string | undefined;
  /** epoch seconds */
  readonly now: number;
}

export const takeReports = (db: Kysely<Schema>, { items, partyId, now }: Taken): Promise<void> =>
  db.transaction().execute(async (tx) => {
    for (const item of items) {
      await addJobInQueue(tx, sendReport, {
        payload: { partyId, report: cleanReport(item, now) },
        queue: TELEMETRY_QUEUE,
      });
    }
  });

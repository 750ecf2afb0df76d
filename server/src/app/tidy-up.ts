import { type Kysely, sql } from "kysely";
import { z } from "zod";
import { forgetOldBrowsers } from "../accounts/known-browsers.ts";
import { AGENCY_FILES, agencyKeysAmong, removeUnboundAgencyFiles } from "../agencies/agency-files.ts";
import { removeAbandonedUploads, setAsideFilesWithoutRow } from "../documents/abandoned-uploads.ts";
import { reportMissingFiles } from "../documents/missing-files.ts";
import { sumCounts } from "../figures/keep-counts.ts";
import { forgetOldSecrets } from "../income/sealed-secret.ts";
import { fillQueue } from "../parties/queue-entry.ts";
import type { Config } from "../platform/config/config.ts";
import { deleteInBatches } from "../platform/db/delete-in-batches.ts";
import type { Schema } from "../platform/db/schema.ts";
import { handle, job } from "../platform/jobs/job.ts";
import { forgetOldReplays } from "../policies/replays.ts";
import { forgetEndedDrafts } from "../references/reply-drafts.ts";
import { REPORT_FILES, reportKeysAmong } from "../reports/report-objects.ts";
import { forgetRemovedHomes } from "../residence/removed-homes.ts";
import { forgetFailedTelemetry } from "../telemetry/forget-failed.ts";
import { forgetEvents } from "../webhooks/agency-events.ts";
import { forgetDeliveries } from "../webhooks/delivery-log.ts";
import type { AppContext } from "./context.ts";

/**
 * Removes expired counters, idempotency records, sign-in links, sessions, browsers, removed homes and
 * undelivered telemetry, bodies of webhooks, events for agencies, and files that are unbound, withdrawn, incomplete or known by no row. Reports files
 * that a row knows and the store does not have. Adds up the counts of figures.
 */
export const TIDY_UP = "tidy-up";

/** Longer than any form is valid, so no such file can still be arriving. */
const HALF_WRITTEN_MS = 3_600_000;

const tidyUp = job(TIDY_UP, z.unknown());

const HOUR_S = 3_600;

/** A counter is needed as long as its window lasts; the longest is a day. */
const removePastCounters = async (db: Kysely<Schema>, limits: Config["limits"]): Promise<void> => {
  const long = Object.entries(limits).filter(([, { seconds }]) => seconds > HOUR_S);
  const names = long.map(([name]) => name);
  const longest = Math.max(HOUR_S, ...long.map(([, { seconds }]) => seconds));
  await deleteInBatches(
    db,
    "rate_counter",
    sql`window_start < now() - interval '2 hours'
      and (name <> all (${names}::text[]) or window_start < now() - make_interval(secs => ${longest + HOUR_S}))`,
  );
};

/** Requests for links need no account, so unknown addresses are not kept. */
const removePastSignIns = async (db: Kysely<Schema>): Promise<void> => {
  await deleteInBatches(db, "sign_in_link", sql`expires_at < now() - interval '1 day'`);
  await deleteInBatches(
    db,
    "sign_in_request",
    sql`created_at < now() - interval '7 days'
      and not exists (select 1 from sign_in_link l where l.request_id = sign_in_request.id)`,
  );
  await deleteInBatches(db, "hand_over", sql`expires_at < now() - interval '1 day'`);
  await deleteInBatches(db, "session_family", sql`expires_at < now() - interval '7 days'`);
  await deleteInBatches(db, "pending_sign_in", sql`expires_at < now() - interval '1 day'`);
};

export const tidyUpHandler = handle<unknown, Pick<AppContext, "db" | "store" | "config" | "log">>(
  tidyUp,
  async (_payload, { db, store, config, log }) => {
    await removePastCounters(db, config.limits);
    await deleteInBatches(db, "idempotency_record", sql`created_at < now() - interval '24 hours'`);
    await removePastSignIns(db);
    await deleteInBatches(db, "email_failure", sql`failed_at < now() - interval '400 days'`);
    await deleteInBatches(db, "provider_flow", sql`expires_at < now() - interval '1 day'`);
    await forgetOldSecrets(db);
    await forgetOldBrowsers(db);
    await forgetRemovedHomes(db);
    await forgetEndedDrafts(db);
    await forgetFailedTelemetry(db);
    await forgetOldReplays(db);
    await forgetDeliveries(db);
    await forgetEvents(db);
    await sumCounts(db);
    await fillQueue(db);
    await removeAbandonedUploads(db, store);
    await removeUnboundAgencyFiles({ db, store });
    await setAsideFilesWithoutRow(db, store, async (keys) => [
      ...(await agencyKeysAmong(db, keys)),
      ...(await reportKeysAmong(db, keys)),
    ]);
    await store.removeHalfWritten(HALF_WRITTEN_MS);
    await reportMissingFiles({ db, store, log });
    await reportMissingFiles({ db, store, log }, AGENCY_FILES);
    await reportMissingFiles({ db, store, log }, REPORT_FILES);
  },
);

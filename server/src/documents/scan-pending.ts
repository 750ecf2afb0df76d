import { sql } from "kysely";
import { z } from "zod";
import { ScannerUnavailable } from "../partners/clamd.ts";
import { handle, job } from "../platform/jobs/job.ts";
import { type ScanServices, scanUpload } from "./scan-upload.ts";

/** Scans oldest first, until the scanner becomes unavailable. */
export const SCAN_PENDING = "scan-pending";

const scanPending = job(SCAN_PENDING, z.unknown());

/** Younger files are being scanned by the request that uploaded them. */
const AFTER_SECONDS = 10;
const BATCH = 200;
const SCAN_MS = 30_000;
const ROUND_MS = 50_000;

export interface ScanRoundServices extends ScanServices {
  /**
   * Files that could not be scanned, latest last. They are retried after all others, so that the same few do
   * not use up every round. A restart forgets them, which costs one round.
   */
  readonly unscannable: Set<string>;
}

const findWaiting = async ({
  db,
  unscannable,
}: Pick<ScanRoundServices, "db" | "unscannable">): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom("upload")
    .select("id")
    .where("state", "=", "stored")
    .where("scan_state", "=", "pending")
    .where(sql<boolean>`stored_at < now() - make_interval(secs => ${AFTER_SECONDS})`)
    .orderBy(sql`array_position(${[...unscannable]}::uuid[], id)`, (order) => order.asc().nullsFirst())
    .orderBy("stored_at")
    .limit(BATCH)
    .execute();
  const waiting = rows.map(({ id }) => id);
  for (const id of unscannable) if (!waiting.includes(id)) unscannable.delete(id);
  return waiting;
};

const scannerAnswers = async ({ scanner }: ScanServices): Promise<boolean> =>
  scanner === undefined ||
  scanner.ping().then(
    () => true,
    () => false,
  );

export const scanPendingHandler = handle<unknown, ScanRoundServices>(
  scanPending,
  async (_payload, services, stopping) => {
    const { log, unscannable } = services;
    const end = Date.now() + ROUND_MS;
    const waiting = await findWaiting(services);
    for (const id of waiting) {
      const timeoutMs = Math.min(SCAN_MS, end - Date.now());
      if (timeoutMs <= 0 || stopping?.aborted) return;
      unscannable.delete(id);
      try {
        await scanUpload(services, id, { timeoutMs, tellBy: "e-mail", signal: stopping });
      } catch (cause) {
        if (stopping?.aborted) return;
        if (cause instanceof ScannerUnavailable && !(await scannerAnswers(services))) {
          // Submissions are blocked, so log it. The next minute retries.
          log.error({ err: cause, waiting: waiting.length }, "The virus scanner is away; files wait for it");
          return;
        }
        // A file that was cut short because the round ended comes first in the next round.
        if (timeoutMs === SCAN_MS || !(cause instanceof ScannerUnavailable)) unscannable.add(id);
        log.error({ err: cause, upload: id }, "A file cannot be scanned; it stays pending");
      }
    }
  },
);

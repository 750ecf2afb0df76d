import { sql } from "kysely";
import { z } from "zod";
import { ScannerUnavailable } from "../partners/clamd.ts";
import { handle, job } from "../platform/jobs/job.ts";
import { type ScanServices, scanUpload } from "./scan-upload.ts";

/** Shows the files that still wait for a verdict to the virus scanner, oldest first, until it is away again. */
export const SCAN_PENDING = "scan-pending";

const scanPending = job(SCAN_PENDING, z.unknown());

/** Younger files are being looked at by the request that brought them. */
const AFTER_SECONDS = 10;
const BATCH = 200;
const SCAN_MS = 30_000;
/** The next minute goes on. */
const ROUND_MS = 50_000;

export interface ScanRoundServices extends ScanServices {
  /**
   * Files that could not be scanned, the latest last. They are tried again behind all others: the time of a round must
   * not go to the same few for ever. A restart forgets them, which costs one round.
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
          // Their submissions wait: somebody has to know. The next minute tries again.
          log.error({ err: cause, waiting: waiting.length }, "The virus scanner is away; files wait for it");
          return;
        }
        // One that had less than its time because the round ended is the first of the next.
        if (timeoutMs === SCAN_MS || !(cause instanceof ScannerUnavailable)) unscannable.add(id);
        log.error({ err: cause, upload: id }, "A file cannot be scanned; it stays pending");
      }
    }
  },
);

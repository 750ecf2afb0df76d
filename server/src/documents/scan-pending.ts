import { sql } from "kysely";
import { z } from "zod";
import type { AppContext } from "../app/context.ts";
import { ScannerUnavailable } from "../partners/clamd.ts";
import { handle, job } from "../platform/jobs/job.ts";
import { scanUpload } from "./scan-upload.ts";

/** Shows the files that still wait for a verdict to the virus scanner, oldest first, until it is away again. */
export const SCAN_PENDING = "scan-pending";

const scanPending = job(SCAN_PENDING, z.unknown());

/** Younger files are being looked at by the request that brought them. */
const AFTER_SECONDS = 10;
const BATCH = 200;
const SCAN_MS = 30_000;
/** The next minute goes on. */
const ROUND_MS = 50_000;

/**
 * Files that could not be scanned, the latest last. They are tried again behind all others: the time of a round must
 * not go to the same few for ever. A restart forgets them, which costs one round.
 */
const setAside = new Set<string>();

const findWaiting = async ({ db }: AppContext): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom("upload")
    .select("id")
    .where("state", "=", "stored")
    .where("scan_state", "=", "pending")
    .where(sql<boolean>`stored_at < now() - make_interval(secs => ${AFTER_SECONDS})`)
    .orderBy(sql`array_position(${[...setAside]}::uuid[], id)`, (order) => order.asc().nullsFirst())
    .orderBy("stored_at")
    .limit(BATCH)
    .execute();
  const waiting = rows.map(({ id }) => id);
  for (const id of setAside) if (!waiting.includes(id)) setAside.delete(id);
  return waiting;
};

const scannerAnswers = async ({ scanner }: AppContext): Promise<boolean> =>
  scanner === undefined ||
  scanner.ping().then(
    () => true,
    () => false,
  );

export const scanPendingHandler = handle<unknown, AppContext>(
  scanPending,
  async (_payload, context, stopping) => {
    const { log } = context;
    const end = Date.now() + ROUND_MS;
    const waiting = await findWaiting(context);
    for (const id of waiting) {
      const timeoutMs = Math.min(SCAN_MS, end - Date.now());
      if (timeoutMs <= 0 || stopping?.aborted) return;
      setAside.delete(id);
      try {
        await scanUpload(context, id, { timeoutMs, tellBy: "letter", signal: stopping });
      } catch (cause) {
        if (stopping?.aborted) return;
        if (cause instanceof ScannerUnavailable && !(await scannerAnswers(context))) {
          // Their submissions wait: somebody has to know. The next minute tries again.
          log.error({ err: cause, waiting: waiting.length }, "The virus scanner is away; files wait for it");
          return;
        }
        // One that had less than its time because the round ended is the first of the next.
        if (timeoutMs === SCAN_MS || !(cause instanceof ScannerUnavailable)) setAside.add(id);
        log.error({ err: cause, upload: id }, "A file cannot be scanned; it stays pending");
      }
    }
  },
);

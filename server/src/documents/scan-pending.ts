import { sql } from "kysely";
import { z } from "zod";
import type { AppContext } from "../context.ts";
import { handle, job } from "../jobs/job.ts";
import { ScannerUnavailable } from "../partners/clamd.ts";
import { scanUpload } from "./scan-upload.ts";

/** Shows the files that still wait for a verdict to the virus scanner, oldest first, until it is away again. */
export const SCAN_PENDING = "scan-pending";

const scanPending = job(SCAN_PENDING, z.unknown());

/** Younger files are being looked at by the request that brought them. */
const AFTER_SECONDS = 10;
const BATCH = 200;
const SCAN_MS = 60_000;

export const scanPendingHandler = handle<unknown, AppContext>(scanPending, async (_payload, context) => {
  const { db, log } = context;
  const waiting = await db
    .selectFrom("upload")
    .select("id")
    .where("state", "=", "stored")
    .where("scan_state", "=", "pending")
    .where(sql<boolean>`stored_at < now() - make_interval(secs => ${AFTER_SECONDS})`)
    .orderBy("stored_at")
    .limit(BATCH)
    .execute();
  for (const { id } of waiting) {
    try {
      await scanUpload(context, id, { timeoutMs: SCAN_MS, tellBy: "letter" });
    } catch (cause) {
      if (!(cause instanceof ScannerUnavailable)) throw cause;
      // Their submissions wait: somebody has to know. The next minute tries again.
      log.error({ err: cause, waiting: waiting.length }, "The virus scanner is away; files wait for it");
      return;
    }
  }
});

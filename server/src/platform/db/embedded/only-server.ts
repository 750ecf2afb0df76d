import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { WrongSetting } from "../../config/wrong-setting.ts";
import { CLUSTER_OWNER } from "./supervisor.ts";

const LOCK = 4_252_027;
/** The connection of a server that was killed ends within moments. */
const FREED_WITHIN_MS = 3_000;
const RETRY_MS = 50;
const REGAIN_MS = 1_000;

/** Holds the lock as long as the connection lives; undefined: another connection has it. */
const lockedConnection = async (host: string): Promise<pg.Client | undefined> => {
  const client = new pg.Client({ host, user: CLUSTER_OWNER, database: "postgres" });
  client.on("error", () => undefined);
  await client.connect();
  const { rows } = await client.query<{ held: boolean }>(`select pg_try_advisory_lock(${LOCK}) as held`);
  if (rows[0]?.held) return client;
  await client.end();
  return undefined;
};

/**
 * Permits only one server on an embedded database: the first of two to stop would stop it for the other.
 * Programs that run beside the server do not need the lock.
 *
 * @returns releases the lock
 * @throws WrongSetting if another server has it
 */
export const beOnlyServer = async (host: string, dataDir: string): Promise<() => Promise<void>> => {
  const deadline = performance.now() + FREED_WITHIN_MS;
  let held = await lockedConnection(host);
  while (!held && performance.now() < deadline) {
    await pause(RETRY_MS);
    held = await lockedConnection(host);
  }
  if (!held) {
    throw new WrongSetting(
      `Another Latchkey runs on the folder ${dataDir} (DATA_DIR) and its bundled database. Stop it, or set DATA_DIR to another folder.`,
    );
  }
  let isOver = false;
  // A restarted database has lost its locks.
  const regain = async (): Promise<void> => {
    while (!isOver) {
      await pause(REGAIN_MS, undefined, { ref: false });
      const again = isOver ? undefined : await lockedConnection(host).catch(() => undefined);
      if (!again) continue;
      held = again;
      again.once("end", () => void regain());
      return;
    }
  };
  held.once("end", () => void regain());
  return async () => {
    isOver = true;
    await held?.end().catch(() => undefined);
  };
};

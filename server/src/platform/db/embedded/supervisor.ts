import { execFile, spawn } from "node:child_process";
import { chown, mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import { codeOf } from "../../log/error-code.ts";
import { type Binaries, findBinaries } from "./binaries.ts";
import { findPlace, majorVersionOf, type Place, refuseBesideDocuments } from "./place.ts";

export interface EmbeddedDatabase {
  /** The folder of the Unix socket; pass it to `pg` as host. */
  readonly host: string;
  readonly owner: string;
  readonly wasRunning: boolean;
  /** Fast shutdown: open transactions are rolled back, everything committed is on disk. */
  readonly stop: () => Promise<void>;
}

export interface EmbeddedOptions {
  readonly dataDir: string;
  /** Off in tests only: a test database need not survive a power cut. */
  readonly fsync?: boolean;
}

export const CLUSTER_OWNER = "latchkey_owner";

const STARTS_WITHIN_MS = 60_000;
const STOPS_WITHIN_MS = 25_000;

const run = promisify(execFile);

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (cause) {
    return codeOf(cause) === "EPERM";
  }
};

/** After a power cut the pid in the lock file may belong to any process; check it where the system allows. */
const isPostgres = async (pid: number): Promise<boolean> =>
  readFile(`/proc/${pid}/comm`, "utf8").then(
    (name) => name.startsWith("postgres"),
    () => process.platform !== "linux",
  );

/** The pid of a running postmaster of this cluster, left behind by a killed server. */
const livePostmaster = async (cluster: string): Promise<number | undefined> => {
  const lines = await readFile(join(cluster, "postmaster.pid"), "utf8").catch(() => "");
  const pid = Number.parseInt(lines, 10);
  return Number.isInteger(pid) && isAlive(pid) && (await isPostgres(pid)) ? pid : undefined;
};

/** Created in a temporary folder and moved into place when complete, so that a kill leaves nothing half-done. */
const createCluster = async ({ cluster, runAs }: Place, { initdb }: Binaries): Promise<void> => {
  const half = `${cluster}.new`;
  await rm(half, { recursive: true, force: true });
  await mkdir(half, { recursive: true, mode: 0o700 });
  if (runAs) await chown(half, runAs.uid, runAs.gid);
  const locale = process.platform === "linux" ? "C.UTF-8" : "C";
  const options = ["-D", half, "-U", CLUSTER_OWNER, "-A", "trust", "-E", "UTF8", `--locale=${locale}`];
  await run(initdb, options, {
    ...runAs,
    cwd: dirname(half),
    env: { LC_ALL: locale, PATH: "/usr/bin:/bin" },
  });
  await rename(half, cluster);
};

const checkVersion = async ({ cluster }: Place, { major }: Binaries): Promise<boolean> => {
  const found = await majorVersionOf(cluster);
  if (found !== undefined && found !== major) {
    throw new Error(
      `The folder ${cluster} holds a PostgreSQL ${found} database, but this version of Latchkey brings PostgreSQL ${major}. ` +
        "Dump it with the old version and load it into the new one, or set DATA_DIR to another folder.",
    );
  }
  return found !== undefined;
};

const launch = async (place: Place, { postgres }: Binaries, fsync: boolean): Promise<number> => {
  const log = await open(place.log, "a", 0o600);
  const settings = {
    listen_addresses: "",
    unix_socket_directories: place.sockets,
    unix_socket_permissions: "0700",
    max_connections: "100",
    // A failing statement may contain typed text: keep it out of the log.
    log_min_error_statement: "panic",
    log_error_verbosity: "terse",
    ...(fsync ? {} : { fsync: "off", synchronous_commit: "off", full_page_writes: "off" }),
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  // In its own process group: Ctrl-C reaches only the server, which then stops the database cleanly.
  const child = spawn(postgres, ["-D", place.cluster, ...options], {
    ...place.runAs,
    cwd: place.cluster,
    env: { PATH: "/usr/bin:/bin" },
    stdio: ["ignore", log.fd, log.fd],
    detached: true,
  });
  const failed = new Promise<never>((_resolve, reject) => child.once("error", reject));
  await Promise.race([new Promise((resolve) => child.once("spawn", resolve)), failed]);
  child.unref();
  await log.close();
  return child.pid ?? 0;
};

const answers = async (host: string): Promise<boolean> => {
  const client = new pg.Client({ host, user: CLUSTER_OWNER, database: "postgres" });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query("select 1");
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
};

const waitUntil = async (fact: () => Promise<boolean>, withinMs: number): Promise<boolean> => {
  const deadline = performance.now() + withinMs;
  while (!(await fact())) {
    if (performance.now() > deadline) return false;
    await pause(15);
  }
  return true;
};

/**
 * The pid of a responsive postmaster for the cluster: the running one, or a new one. One that was just killed may
 * hold its shared memory for a moment, so a failed start is retried.
 */
const bringUp = async (place: Place, binaries: Binaries, fsync: boolean): Promise<number> => {
  const deadline = performance.now() + STARTS_WITHIN_MS;
  while (performance.now() < deadline) {
    const pid = (await livePostmaster(place.cluster)) ?? (await launch(place, binaries, fsync));
    await waitUntil(
      async () => (await answers(place.sockets)) || !isAlive(pid),
      deadline - performance.now(),
    );
    if (isAlive(pid)) return pid;
    await pause(RETRY_MS);
  }
  throw new Error(`The embedded PostgreSQL did not start. Its log: ${place.log}`);
};

const RETRY_MS = 100;
const WATCH_MS = 1_000;

export const openEmbeddedDatabase = async ({
  dataDir,
  fsync = true,
}: EmbeddedOptions): Promise<EmbeddedDatabase> => {
  const place = await findPlace(dataDir);
  const binaries = await findBinaries(place.programs);
  if (!(await checkVersion(place, binaries))) {
    await refuseBesideDocuments(dataDir);
    await createCluster(place, binaries);
  }
  const wasRunning = (await livePostmaster(place.cluster)) !== undefined;
  let pid = await bringUp(place, binaries, fsync);
  let reviving: Promise<void> | undefined;
  // Restarts a postmaster that died (out of memory, say), without restarting the server.
  const revive = async (): Promise<void> => {
    pid = await bringUp(place, binaries, fsync).catch(() => pid);
    reviving = undefined;
  };
  const watch = setInterval(() => {
    if (!isAlive(pid)) reviving ??= revive();
  }, WATCH_MS);
  watch.unref();
  const stop = async (): Promise<void> => {
    clearInterval(watch);
    await reviving;
    if (!isAlive(pid)) return;
    process.kill(pid, "SIGINT");
    await waitUntil(async () => !isAlive(pid), STOPS_WITHIN_MS);
  };
  return { host: place.sockets, owner: CLUSTER_OWNER, wasRunning, stop };
};

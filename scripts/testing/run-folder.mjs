import { createHash } from "node:crypto";
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";

/**
 * One folder for everything that a run of tests leaves on the disk: databases, sockets, files. It goes when the run has
 * ended; what a killed run left, databases that still live among it, goes at the start of the next.
 */

const PREFIX = "lk-";
const OWNER = "owner.pid";

/** Where root's databases lie whose folder nobody else may enter (server/src/platform/db/embedded/place.ts). */
const ROOTS_HOME = "/var/lib/latchkey";

const pidIn = (file) => {
  const pid = existsSync(file) ? Number.parseInt(readFileSync(file, "utf8"), 10) : Number.NaN;
  return Number.isInteger(pid) && pid > 0 ? pid : undefined;
};

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (cause) {
    return cause.code === "EPERM";
  }
};

/** The pid may have become somebody else's. */
const isPostgres = (pid) => {
  const name = `/proc/${pid}/comm`;
  return existsSync(name) ? readFileSync(name, "utf8").startsWith("postgres") : process.platform !== "linux";
};

const foldersIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => join(folder, name))
    : [];

/** A long run has shorter ones below it. */
const runsIn = (folder) => foldersIn(folder).filter((path) => basename(path).startsWith(PREFIX));

/** The name that the server gives to the folder of a cluster's socket. */
const socketsOf = (cluster) => `latchkey-${createHash("sha256").update(cluster).digest("hex").slice(0, 12)}`;

/** Root's databases whose sockets lie in this folder: the folders that hold them, and nothing else. */
const homesElsewhere = (folder) =>
  foldersIn(ROOTS_HOME).filter((home) => existsSync(join(folder, socketsOf(join(home, "postgres")))));

/** Nothing in it is wanted again: no database is stopped in order. */
const stopPostgres = (home) => {
  const pid = pidIn(join(home, "postgres", "postmaster.pid"));
  if (pid !== undefined && isAlive(pid) && isPostgres(pid)) process.kill(pid, "SIGQUIT");
};

/** @returns the folders of databases that lie elsewhere */
const stopAll = (folder) => {
  const elsewhere = homesElsewhere(folder);
  for (const home of [...foldersIn(folder), ...elsewhere]) stopPostgres(home);
  return [...elsewhere, ...runsIn(folder).flatMap(stopAll)];
};

const GONE = { recursive: true, force: true, maxRetries: 20, retryDelay: 100 };

const clear = (folder) => {
  for (const gone of [...stopAll(folder), folder]) rmSync(gone, GONE);
};

const isOver = (folder) => {
  const owner = pidIn(join(folder, OWNER));
  return owner !== undefined && !isAlive(owner);
};

const clearWhatIsOver = (folder) => {
  for (const left of runsIn(folder)) if (isOver(left)) clear(left);
};

/**
 * Makes the folder, and has everybody below this process put their files into it.
 * @returns its path, and how to remove it; a second call in one process shares the first one's folder
 */
export const openRunFolder = () => {
  const current = tmpdir();
  if (pidIn(join(current, OWNER)) === process.pid) return { folder: current, remove: () => undefined };
  clearWhatIsOver(current);
  const folder = mkdtempSync(join(current, PREFIX));
  // The database runs under another uid than root's, and reaches its cluster and its socket by this path.
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, OWNER), `${process.pid}\n`);
  process.env.TMPDIR = folder;
  // However the run ends, short of a kill, its databases end with it.
  process.once("exit", () => stopAll(folder));
  return {
    folder,
    remove: () => {
      process.env.TMPDIR = current;
      clear(folder);
    },
  };
};

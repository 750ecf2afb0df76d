import { createHash } from "node:crypto";
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";

/**
 * One folder for everything that a test run leaves on disk: databases, sockets, files. It is removed when the run ends;
 * leftovers of a killed run, including running databases, are removed at the start of the next.
 */

/** Files that live in memory, on Linux. */
const MEMORY = "/dev/shm";
const ROOM_BYTES = 4 * 2 ** 30;

const mayWriteTo = (folder) => {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/**
 * A test database is five hundred small files, which cost a disk five times what they cost memory, and nothing of a run is
 * kept: where there is plenty of both room and memory, the run's files stay in memory.
 */
const baseOfRuns = () => {
  if (process.env.TMPDIR !== undefined || !mayWriteTo(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > ROOM_BYTES && process.availableMemory() > 2 * ROOM_BYTES ? MEMORY : tmpdir();
};

const PREFIX = "lk-";
const OWNER = "owner.pid";

/** Where root's databases are stored if others cannot enter the data folder (server/src/platform/db/embedded/place.ts). */
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

/** The pid may have been reused. */
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

/** A long run contains shorter ones. */
const runsIn = (folder) => foldersIn(folder).filter((path) => basename(path).startsWith(PREFIX));

const socketsOf = (cluster) => `latchkey-${createHash("sha256").update(cluster).digest("hex").slice(0, 12)}`;

/** The folders of root's databases whose sockets are in this folder, and nothing else. */
const homesElsewhere = (folder) =>
  foldersIn(ROOTS_HOME).filter((home) => existsSync(join(folder, socketsOf(join(home, "postgres")))));

/** Nothing in it is needed again, so databases are killed. */
const stopPostgres = (home) => {
  const pid = pidIn(join(home, "postgres", "postmaster.pid"));
  if (pid !== undefined && isAlive(pid) && isPostgres(pid)) process.kill(pid, "SIGQUIT");
};

/** @returns the folders of databases stored elsewhere */
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
 * Creates the folder and makes all child processes put their files into it.
 * @returns its path, and a function to remove it; a second call in the same process shares the folder
 */
export const openRunFolder = () => {
  const current = tmpdir();
  if (pidIn(join(current, OWNER)) === process.pid) return { folder: current, remove: () => undefined };
  const given = process.env.TMPDIR;
  for (const place of [current, MEMORY]) clearWhatIsOver(place);
  const folder = mkdtempSync(join(baseOfRuns(), PREFIX));
  // The database runs under another uid than root's, and reaches its cluster and its socket by this path.
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, OWNER), `${process.pid}\n`);
  process.env.TMPDIR = folder;
  // Unless the run is killed, its databases stop with it.
  process.once("exit", () => stopAll(folder));
  return {
    folder,
    remove: () => {
      if (given === undefined) delete process.env.TMPDIR;
      else process.env.TMPDIR = given;
      clear(folder);
    },
  };
};

import { createHash } from "node:crypto";
import { chown, mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

/**
 * Where the embedded database is stored and which user runs it. PostgreSQL refuses to run as root, so root uses an
 * unprivileged uid, and that uid has to be able to reach the folder.
 */
export interface Place {
  readonly cluster: string;
  readonly log: string;
  /** Never under DATA_DIR: a socket path may have at most 107 bytes. */
  readonly sockets: string;
  readonly runAs: { readonly uid: number; readonly gid: number } | undefined;
  /** Where programs are copied to when they run under another uid. */
  readonly programs: string | undefined;
}

const NOBODY = { uid: 65534, gid: 65534 } as const;
const ROOTS_HOME = "/var/lib/latchkey";
const OTHERS_MAY_ENTER = 0o001;

const shortHash = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 12);

/** A private parent folder (/root, any `mktemp -d`) is normal. */
const othersCanReach = async (folder: string): Promise<boolean> => {
  for (let current = folder; ; current = dirname(current)) {
    const { mode } = await stat(current);
    if ((mode & OTHERS_MAY_ENTER) === 0) return false;
    if (current === dirname(current)) return true;
  }
};

const clusterOfRoot = async (dataDir: string): Promise<string> => {
  if (await othersCanReach(dataDir)) return join(dataDir, "postgres");
  const elsewhere = join(ROOTS_HOME, shortHash(dataDir));
  await mkdir(elsewhere, { recursive: true, mode: 0o755 });
  await writeFile(join(dataDir, "postgres-is-at"), `${elsewhere}\n`);
  return join(elsewhere, "postgres");
};

/** A folder not owned by the user who runs the database could be read or replaced by somebody else. */
const prepareSockets = async (sockets: string, runAs: Place["runAs"]): Promise<void> => {
  await mkdir(sockets, { recursive: true, mode: 0o700 });
  if (runAs) await chown(sockets, runAs.uid, runAs.gid);
  const { uid } = await stat(sockets);
  const expected = runAs?.uid ?? process.getuid?.();
  if (expected !== undefined && uid !== expected) {
    throw new Error(
      `The folder ${sockets} belongs to somebody else. Remove it, or set TMPDIR to another folder.`,
    );
  }
};

export const findPlace = async (dataDir: string): Promise<Place> => {
  const folder = resolve(dataDir);
  await mkdir(folder, { recursive: true });
  const isRoot = process.getuid?.() === 0;
  const runAs = isRoot ? NOBODY : undefined;
  const cluster = isRoot ? await clusterOfRoot(folder) : join(folder, "postgres");
  const sockets = join(tmpdir(), `latchkey-${shortHash(cluster)}`);
  await prepareSockets(sockets, runAs);
  return {
    cluster,
    log: join(folder, "postgres.log"),
    sockets,
    runAs,
    programs: isRoot ? ROOTS_HOME : undefined,
  };
};

export const majorVersionOf = async (cluster: string): Promise<string | undefined> =>
  readFile(join(cluster, "PG_VERSION"), "utf8").then(
    (text) => text.trim(),
    () => undefined,
  );

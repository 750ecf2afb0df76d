import { createHash } from "node:crypto";
import { chown, mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { WrongSetting } from "../../config/wrong-setting.ts";

/**
 * The folder and the user of the embedded database. PostgreSQL refuses to run as root, so root uses an
 * unprivileged uid, and that uid has to be able to reach the folder.
 */
export interface Place {
  readonly cluster: string;
  readonly log: string;
  /** Never under DATA_DIR: a socket path may have at most 107 bytes. */
  readonly sockets: string;
  readonly runAs: { readonly uid: number; readonly gid: number } | undefined;
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

/** In DATA_DIR: names the folder outside of it that holds the database. */
const POINTER = "postgres-is-at";
/** Beside such a database: names the DATA_DIR that it belongs to. */
const OWNER = "belongs-to";

const readName = (file: string): Promise<string | undefined> =>
  readFile(file, "utf8").then(
    (text) => text.trim() || undefined,
    () => undefined,
  );

/**
 * A copied DATA_DIR must not write to the database of its original; a moved one takes its database along.
 *
 * @throws WrongSetting if another DATA_DIR still names this database
 */
const takeOver = async (elsewhere: string, dataDir: string): Promise<void> => {
  const owner = await readName(join(elsewhere, OWNER));
  if (owner !== undefined && owner !== dataDir && (await readName(join(owner, POINTER))) === elsewhere) {
    throw new WrongSetting(
      `The database in ${elsewhere}, which ${join(dataDir, POINTER)} names, belongs to ${owner}. Copy that folder too, and write the copy's path into ${POINTER}.`,
    );
  }
  await mkdir(elsewhere, { recursive: true, mode: 0o755 });
  await writeFile(join(elsewhere, OWNER), `${dataDir}\n`);
  await writeFile(join(dataDir, POINTER), `${elsewhere}\n`);
};

/**
 * An existing database stays in its place: folder modes decide only about a new one.
 *
 * @throws WrongSetting if the database is unreachable, or belongs to another folder
 */
const clusterOfRoot = async (dataDir: string): Promise<string> => {
  const inside = join(dataDir, "postgres");
  const isReachable = await othersCanReach(dataDir);
  const elsewhere = (await readName(join(dataDir, POINTER))) ?? join(ROOTS_HOME, shortHash(dataDir));
  const outside = join(elsewhere, "postgres");
  const isOutside = (await majorVersionOf(outside)) !== undefined;
  const isInside = !isOutside && (await majorVersionOf(inside)) !== undefined;
  if (isInside && !isReachable) {
    throw new WrongSetting(
      `The database in ${inside} runs as the user nobody, who cannot enter ${dataDir} or a folder above it. Allow it with chmod o+x.`,
    );
  }
  if (isInside || (!isOutside && isReachable)) return inside;
  await takeOver(elsewhere, dataDir);
  return outside;
};

export const databaseOutside = (dataDir: string): Promise<string | undefined> =>
  readName(join(resolve(dataDir), POINTER));

/** An empty database would know none of the existing documents. @throws WrongSetting */
export const refuseBesideDocuments = async (dataDir: string): Promise<void> => {
  const names = await readdir(resolve(dataDir));
  const documents = await readdir(join(resolve(dataDir), "documents")).catch((): string[] => []);
  if (documents.length === 0 && !names.includes("audit-head")) return;
  throw new WrongSetting(
    `The folder ${resolve(dataDir)} (DATA_DIR) holds documents or the head of an audit trail, but no database. Restore its database, set DATABASE_URL, or set DATA_DIR to another folder.`,
  );
};

/** Another user could read or replace the contents of a folder that the database's user does not own. */
const prepareSockets = async (sockets: string, runAs: Place["runAs"]): Promise<void> => {
  await mkdir(sockets, { recursive: true, mode: 0o700 });
  if (runAs) await chown(sockets, runAs.uid, runAs.gid);
  const { uid } = await stat(sockets);
  const expected = runAs?.uid ?? process.getuid?.();
  if (expected !== undefined && uid !== expected) {
    throw new Error(
      `The folder ${sockets} belongs to another user. Remove it, or set TMPDIR to another folder.`,
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

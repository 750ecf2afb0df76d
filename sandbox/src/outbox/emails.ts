import { randomBytes } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { type Envelope, parseEmail, type StoredEmail, withEnvelope } from "./email.ts";

export interface EmailStore {
  readonly keep: (raw: Buffer, envelope: Envelope) => Promise<string>;
  readonly list: () => Promise<readonly StoredEmail[]>;
  readonly find: (id: string) => Promise<StoredEmail | undefined>;
  /** The raw e-mail with its envelope on top; undefined if it is gone. */
  readonly source: (id: string) => Promise<string | undefined>;
  readonly clear: () => Promise<void>;
}

export const MOST_EMAILS = 500;

/**
 * Arrival time in milliseconds, so that names sort by it, and a random part in case a second process shares the folder.
 */
const EMAIL_FILE = /^([0-9]{15}-[0-9a-f]{8})\.eml$/;
const UNFINISHED_FILE = /\.part$/;

const fileOf = (id: string): string => `${id}.eml`;
const arrivalOf = (id: string): number => Number(id.slice(0, 15));

const idsIn = async (folder: string): Promise<readonly string[]> => {
  const names = await readdir(folder);
  return names.flatMap((name) => EMAIL_FILE.exec(name)?.[1] ?? []).sort();
};

const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** Written to a temporary file, synced, then renamed: a reader sees a whole e-mail or none, even after a power cut. */
const writeDurably = async (folder: string, id: string, content: Buffer): Promise<void> => {
  const unfinished = join(folder, `${id}.part`);
  const handle = await open(unfinished, "wx", 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(unfinished, join(folder, fileOf(id)));
  await syncFolder(folder);
};

const removeOldest = async (folder: string): Promise<void> => {
  const ids = await idsIn(folder);
  const surplus = ids.slice(0, Math.max(0, ids.length - MOST_EMAILS));
  await Promise.all(surplus.map((id) => rm(join(folder, fileOf(id)), { force: true })));
};

/** Runs tasks one at a time, in order; a failure does not stop the next. */
const inTurn = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(task: () => Promise<Result>): Promise<Result> => {
    const result = last.then(task, task);
    last = result.catch(() => undefined);
    return result;
  };
};

const readStored = async (folder: string, id: string): Promise<Buffer | undefined> => {
  try {
    return await readFile(join(folder, fileOf(id)));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
};

const readEmail = async (folder: string, id: string): Promise<StoredEmail | undefined> => {
  const stored = await readStored(folder, id);
  return stored && parseEmail(stored, { id, arrivedAt: arrivalOf(id) });
};

/** Reads each e-mail once; forgets those whose file is gone. */
const readOnce = (folder: string) => {
  const known = new Map<string, StoredEmail>();
  return async (ids: readonly string[]): Promise<readonly StoredEmail[]> => {
    for (const id of known.keys()) if (!ids.includes(id)) known.delete(id);
    for (const id of ids) {
      const message = known.get(id) ?? (await readEmail(folder, id));
      if (message) known.set(id, message);
    }
    return ids.flatMap((id) => known.get(id) ?? []);
  };
};

const removeUnfinished = async (folder: string): Promise<void> => {
  const unfinished = (await readdir(folder)).filter((name) => UNFINISHED_FILE.test(name));
  await Promise.all(unfinished.map((name) => rm(join(folder, name), { force: true })));
};

/** Creates the folder if needed; the e-mails of an earlier run are kept. */
export const openEmailStore = async (folder: string): Promise<EmailStore> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeUnfinished(folder);
  const read = readOnce(folder);
  const writing = inTurn();
  // A clock that was set back must not sort a new e-mail below an old one.
  let lastArrival = arrivalOf((await idsIn(folder)).at(-1) ?? "0");

  const list = async () => [...(await read(await idsIn(folder)))].reverse();
  return {
    list,
    keep: (raw, envelope) =>
      writing(async () => {
        lastArrival = Math.max(Date.now(), lastArrival + 1);
        const id = `${String(lastArrival).padStart(15, "0")}-${randomBytes(4).toString("hex")}`;
        await writeDurably(folder, id, withEnvelope(raw, envelope));
        await removeOldest(folder);
        return id;
      }),
    find: async (id) => (await list()).find((message) => message.id === id),
    source: async (id) => (await readStored(folder, id))?.toString("utf8"),
    clear: () =>
      writing(async () => {
        const ids = await idsIn(folder);
        await Promise.all(ids.map((id) => rm(join(folder, fileOf(id)), { force: true })));
      }),
  };
};

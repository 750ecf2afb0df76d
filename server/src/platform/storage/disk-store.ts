import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import { constants, createReadStream, createWriteStream, type WriteStream } from "node:fs";
import { access, mkdir, open, opendir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline as chain, type Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { isKey, ObjectTooLarge, type PendingObject, type Store, type WriteOptions } from "./store.ts";

/**
 * Files on disk, AES-256-GCM under the applicant's key: nonce, ciphertext, tag. The key of the object is
 * authenticated, so that a file moved to another name does not open.
 */

const ALGORITHM = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = 8192;

/** How the name of a file ends that is not whole yet. */
const HALF = ".part";

const placeOf = (root: string, key: string): string => {
  // Keys are made by the server; this is the second lock, not the first.
  if (!isKey(key)) throw new Error("Not a key of this store.");
  return join(root, `${key}.sealed`);
};

/** Counts, hashes and keeps the beginning of what passes; nothing above the limit is ever written. */
const meter = (maxBytes: number) => {
  const hash = createHash("sha256");
  const head: Buffer[] = [];
  let size = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (size < HEAD_BYTES) head.push(chunk.subarray(0, HEAD_BYTES - size));
      size += chunk.length;
      if (size > maxBytes) return done(new ObjectTooLarge());
      hash.update(chunk);
      return done(null, chunk);
    },
  });
  return { stream, result: () => ({ size, sha256: hash.digest("hex"), head: Buffer.concat(head) }) };
};

const syncToDisk = async (file: string): Promise<void> => {
  const handle = await open(file, "r+");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** Resolves when its descriptor is given back: only then does a removed file free its room on the disk. */
const closeForGood = (file: WriteStream): Promise<void> =>
  new Promise((resolve) => {
    if (file.closed) return resolve();
    return file.once("close", resolve).destroy();
  });

/** What lies before and behind the ciphertext. */
const readFrame = async (file: string) => {
  const handle = await open(file, "r");
  try {
    const { size } = await handle.stat();
    const nonce = Buffer.alloc(NONCE_BYTES);
    const tag = Buffer.alloc(TAG_BYTES);
    await handle.read(nonce, 0, NONCE_BYTES, 0);
    await handle.read(tag, 0, TAG_BYTES, size - TAG_BYTES);
    return { nonce, tag, start: NONCE_BYTES, end: size - TAG_BYTES - 1 };
  } finally {
    await handle.close();
  }
};

interface Lock {
  readonly key: string;
  readonly encryptionKey: Buffer;
}

const read = async (file: string, { key, encryptionKey }: Lock): Promise<Readable> => {
  const { nonce, tag, start, end } = await readFrame(file);
  const decipher = createDecipheriv(ALGORITHM, encryptionKey, nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(key))
    .setAuthTag(tag);
  // Whichever ends first ends the other; whoever reads hears of an error from the decipher.
  return chain(createReadStream(file, { start, end }), decipher, () => undefined);
};

const write = async (
  root: string,
  key: string,
  source: Readable,
  { encryptionKey, maxBytes }: WriteOptions,
): Promise<PendingObject> => {
  const target = placeOf(root, key);
  const half = `${target}.${randomBytes(6).toString("hex")}${HALF}`;
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, encryptionKey, nonce).setAAD(Buffer.from(key));
  const { stream, result } = meter(maxBytes);
  const discard = () => rm(half, { force: true });
  const file = createWriteStream(half, { mode: 0o600 });
  try {
    file.write(nonce);
    await pipeline(source, stream, cipher, file, { end: false });
    await new Promise<void>((resolve, reject) => {
      file.once("error", reject);
      file.end(cipher.getAuthTag(), resolve);
    });
    await syncToDisk(half);
  } catch (cause) {
    await closeForGood(file);
    await discard();
    throw cause;
  }
  return {
    ...result(),
    read: () => read(half, { key, encryptionKey }),
    discard,
    keep: () => rename(half, target),
  };
};

const ageOf = async (file: string): Promise<number> => {
  // It may have become a whole file meanwhile.
  const found = await stat(file).catch(() => undefined);
  return found ? Date.now() - found.mtimeMs : 0;
};

const removeHalfWritten = async (root: string, olderThanMs: number): Promise<void> => {
  await mkdir(root, { recursive: true, mode: 0o700 });
  for await (const entry of await opendir(root, { recursive: true })) {
    if (!entry.name.endsWith(HALF)) continue;
    const half = join(entry.parentPath, entry.name);
    if ((await ageOf(half)) > olderThanMs) await rm(half, { force: true });
  }
};

export const diskStore = (root: string): Store => ({
  write: (key, source, options) => write(root, key, source, options),
  read: async (key, encryptionKey) => read(placeOf(root, key), { key, encryptionKey }),
  remove: (key) => rm(placeOf(root, key), { force: true }),
  removeHalfWritten: (olderThanMs) => removeHalfWritten(root, olderThanMs),
  ping: async () => {
    await mkdir(root, { recursive: true, mode: 0o700 });
    await access(root, constants.R_OK | constants.W_OK);
  },
});

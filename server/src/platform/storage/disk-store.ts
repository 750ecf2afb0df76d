import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import { createReadStream, createWriteStream, type WriteStream } from "node:fs";
import { mkdir, open, opendir, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { codeOf } from "../log/error-code.ts";
import {
  isKey,
  ObjectBroken,
  ObjectGone,
  ObjectTooLarge,
  type PendingObject,
  type Store,
  type StoredObject,
  StoreFailed,
  type WriteOptions,
} from "./store.ts";

/**
 * Files are encrypted with AES-256-GCM under the party's key: nonce, ciphertext, tag. The object key is
 * authenticated, so that a file moved to another name cannot be decrypted.
 */

const ALGORITHM = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const FRAME_BYTES = NONCE_BYTES + TAG_BYTES;
const HEAD_BYTES = 8192;
/** A whole block: on a full disk an empty file can still be created. */
const PING_BYTES = 4096;

const SEALED = ".sealed";
const ASIDE = ".aside";
const HALF = ".part";

/** Complete files, including those that were set aside. */
export const isStoredFile = (name: string): boolean => name.endsWith(SEALED) || name.endsWith(SEALED + ASIDE);

const placeOf = (root: string, key: string): string => {
  // The server generates keys; this check is a second line of defence.
  if (!isKey(key)) throw new Error("Not a key of this store.");
  return join(root, `${key}${SEALED}`);
};

/** Counts and hashes the stream and keeps its first bytes; writes nothing above the limit. */
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

/** @throws StoreFailed if the file is shorter or longer than what was written to it */
const syncToDisk = async (file: string, bytes: number): Promise<void> => {
  const handle = await open(file, "r+");
  try {
    await handle.sync();
    const { size } = await handle.stat();
    if (size !== bytes) throw new StoreFailed(`The disk kept ${size} of ${bytes} bytes.`);
  } finally {
    await handle.close();
  }
};

/** A deleted file frees its disk space only when the descriptor is closed. */
const closeForGood = (file: WriteStream): Promise<void> =>
  new Promise((resolve) => {
    if (file.closed) return resolve();
    return file.once("close", resolve).destroy();
  });

const readFrame = async (file: string) => {
  const handle = await open(file, "r");
  try {
    const { size } = await handle.stat();
    const nonce = Buffer.alloc(NONCE_BYTES);
    const tag = Buffer.alloc(TAG_BYTES);
    await handle.read(nonce, 0, NONCE_BYTES, 0);
    if (size < FRAME_BYTES) throw new ObjectBroken("The file is cut off.");
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

const isNoFile = (cause: unknown): boolean => codeOf(cause) === "ENOENT";

const asGone = (cause: unknown): unknown =>
  isNoFile(cause) ? new ObjectGone("There is no such file.", { cause }) : cause;

const has = async (file: string): Promise<boolean> => {
  try {
    await stat(file);
    return true;
  } catch (cause) {
    if (isNoFile(cause)) return false;
    throw cause;
  }
};

/** @throws ObjectBroken at the end, if the file was changed or truncated */
async function* decrypt(
  file: string,
  { nonce, tag, start, end }: Awaited<ReturnType<typeof readFrame>>,
  { key, encryptionKey }: Lock,
): AsyncGenerator<Buffer> {
  const decipher = createDecipheriv(ALGORITHM, encryptionKey, nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(key))
    .setAuthTag(tag);
  if (end >= start) {
    const pieces: AsyncIterable<Buffer> = createReadStream(file, { start, end });
    for await (const piece of pieces) yield decipher.update(piece);
  }
  try {
    decipher.final();
  } catch (cause) {
    throw new ObjectBroken("The file cannot be decrypted.", { cause });
  }
}

const read = async (file: string, lock: Lock): Promise<Readable> => {
  const frame = await readFrame(file).catch((cause: unknown) => {
    throw asGone(cause);
  });
  return Readable.from(decrypt(file, frame, lock), { objectMode: false });
};

/** Error codes of a disk that is full, broken, or not writable. A source that ends early is none of these. */
const DISK_FAULTS = ["ENOSPC", "EDQUOT", "EROFS", "EIO", "EACCES", "EMFILE", "ENFILE", "EFBIG"];

const asStoreFault = (cause: unknown): unknown =>
  DISK_FAULTS.includes(codeOf(cause) ?? "")
    ? new StoreFailed("The disk cannot be written.", { cause })
    : cause;

const writeToDisk = async (
  target: string,
  source: Readable,
  { key, encryptionKey, maxBytes }: WriteOptions & Lock,
): Promise<PendingObject> => {
  const half = `${target}.${randomBytes(6).toString("hex")}${HALF}`;
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, encryptionKey, nonce).setAAD(Buffer.from(key));
  const { stream, result } = meter(maxBytes);
  const discard = () => rm(half, { force: true });
  const file = createWriteStream(half, { mode: 0o600 });
  let measured: StoredObject;
  try {
    file.write(nonce);
    await pipeline(source, stream, cipher, file, { end: false });
    await new Promise<void>((resolve, reject) => {
      file.once("error", reject);
      // Node passes the error of a failed last write to this callback.
      file.end(cipher.getAuthTag(), (cause?: Error | null) => (cause ? reject(cause) : resolve()));
    });
    measured = result();
    await syncToDisk(half, measured.size + FRAME_BYTES);
  } catch (cause) {
    await closeForGood(file);
    await discard();
    throw cause;
  }
  return {
    ...measured,
    read: () => read(half, { key, encryptionKey }),
    discard,
    keep: () => rename(half, target),
  };
};

/** Only writing proves that the disk is writable and not full. */
const tryToWrite = async (root: string): Promise<void> => {
  await mkdir(root, { recursive: true, mode: 0o700 });
  const file = join(root, `ping-${randomBytes(6).toString("hex")}${HALF}`);
  try {
    await writeFile(file, Buffer.alloc(PING_BYTES));
  } finally {
    await rm(file, { force: true });
  }
};

const ageOf = async (file: string): Promise<number> => {
  // It may have been completed meanwhile.
  const found = await stat(file).catch(() => undefined);
  return found ? Date.now() - found.mtimeMs : 0;
};

async function* filesOlderThan(root: string, suffix: string, ageMs: number): AsyncGenerator<string> {
  await mkdir(root, { recursive: true, mode: 0o700 });
  for await (const entry of await opendir(root, { recursive: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.name.endsWith(suffix) && (await ageOf(file)) > ageMs) yield file;
  }
}

const setAside = async (file: string): Promise<void> => {
  const now = new Date();
  await utimes(file, now, now);
  await rename(file, `${file}${ASIDE}`);
};

const removeOlder = async (root: string, suffix: string, olderThanMs: number): Promise<void> => {
  for await (const file of filesOlderThan(root, suffix, olderThanMs)) await rm(file, { force: true });
};

async function* keysOlderThan(root: string, ageMs: number): AsyncGenerator<string> {
  for await (const file of filesOlderThan(root, SEALED, ageMs)) {
    const key = relative(root, file).slice(0, -SEALED.length).split(sep).join("/");
    if (isKey(key)) yield key;
  }
}

export const diskStore = (root: string): Store => ({
  write: async (key, source, options) => {
    try {
      return await writeToDisk(placeOf(root, key), source, { key, ...options });
    } catch (cause) {
      throw asStoreFault(cause);
    }
  },
  read: async (key, encryptionKey) => read(placeOf(root, key), { key, encryptionKey }),
  has: async (key) => has(placeOf(root, key)),
  remove: (key) => rm(placeOf(root, key), { force: true }),
  setAside: (key) => setAside(placeOf(root, key)),
  removeSetAside: (olderThanMs) => removeOlder(root, ASIDE, olderThanMs),
  removeHalfWritten: (olderThanMs) => removeOlder(root, HALF, olderThanMs),
  keysOlderThan: (ageMs) => keysOlderThan(root, ageMs),
  ping: () => tryToWrite(root),
});

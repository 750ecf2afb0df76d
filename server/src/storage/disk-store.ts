import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import { constants, createReadStream, createWriteStream } from "node:fs";
import { access, mkdir, open, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ObjectTooLarge, type PendingObject, type Store, type WriteOptions } from "./store.ts";

/**
 * Files on disk, AES-256-GCM under the applicant's key: nonce, ciphertext, tag. The key of the object is
 * authenticated, so that a file moved to another name does not open.
 */

const ALGORITHM = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = 8192;

/** Keys are made by the server; this is the second lock, not the first. */
const KEY = /^[a-zA-Z0-9_-]+(?:\/[a-zA-Z0-9_-]+)*(?:\.[a-z0-9]+)?$/;

const placeOf = (root: string, key: string): string => {
  if (!KEY.test(key)) throw new Error("Not a key of this store.");
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
  await handle.sync();
  await handle.close();
};

const write = async (
  root: string,
  key: string,
  source: Readable,
  { encryptionKey, maxBytes }: WriteOptions,
): Promise<PendingObject> => {
  const target = placeOf(root, key);
  const half = `${target}.${randomBytes(6).toString("hex")}.part`;
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, encryptionKey, nonce).setAAD(Buffer.from(key));
  const { stream, result } = meter(maxBytes);
  const discard = () => rm(half, { force: true });
  try {
    const file = createWriteStream(half, { mode: 0o600 });
    file.write(nonce);
    await pipeline(source, stream, cipher, file, { end: false });
    await new Promise<void>((resolve, reject) => {
      file.once("error", reject);
      file.end(cipher.getAuthTag(), resolve);
    });
    await syncToDisk(half);
  } catch (cause) {
    await discard();
    throw cause;
  }
  return { ...result(), discard, keep: () => rename(half, target) };
};

const read = async (root: string, key: string, encryptionKey: Buffer): Promise<Readable> => {
  const file = placeOf(root, key);
  const { size } = await stat(file);
  const handle = await open(file, "r");
  const nonce = Buffer.alloc(NONCE_BYTES);
  const tag = Buffer.alloc(TAG_BYTES);
  await handle.read(nonce, 0, NONCE_BYTES, 0);
  await handle.read(tag, 0, TAG_BYTES, size - TAG_BYTES);
  await handle.close();
  const decipher = createDecipheriv(ALGORITHM, encryptionKey, nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(key))
    .setAuthTag(tag);
  const content = createReadStream(file, { start: NONCE_BYTES, end: size - TAG_BYTES - 1 });
  content.on("error", (cause) => decipher.destroy(cause));
  return content.pipe(decipher);
};

export const diskStore = (root: string): Store => ({
  write: (key, source, options) => write(root, key, source, options),
  read: (key, encryptionKey) => read(root, key, encryptionKey),
  remove: (key) => rm(placeOf(root, key), { force: true }),
  ping: async () => {
    await mkdir(root, { recursive: true, mode: 0o700 });
    await access(root, constants.R_OK | constants.W_OK);
  },
});

import { randomBytes } from "node:crypto";
import { WriteStream } from "node:fs";
import { mkdtemp, readdir, rename, rm, truncate, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openFilesBelow } from "../../../test/open-files.ts";
import { diskStore } from "./disk-store.ts";
import { ObjectBroken, ObjectTooLarge, type Store, StoreFailed } from "./store.ts";

let folder: string;
let store: Store;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "latchkey-store-"));
  store = diskStore(folder);
});
afterEach(() => rm(folder, { recursive: true }));

const KEY = "owner/file.png";
const encryptionKey = randomBytes(32);
const PIECE = 65_536;

const pieces = (count: number): Readable =>
  Readable.from(Array.from({ length: count }, () => Buffer.alloc(PIECE, 7)));

const filesLeft = async (): Promise<readonly string[]> =>
  (await readdir(folder, { recursive: true })).filter((name) => name.includes("."));

const keepOne = async (count: number): Promise<void> => {
  const pending = await store.write(KEY, pieces(count), { encryptionKey, maxBytes: count * PIECE });
  await pending.keep();
};

describe("FIL-01 nothing is left of a rejected file, no file and no descriptor", () => {
  test("of twenty that are too large", async () => {
    for (let time = 0; time < 20; time += 1) {
      const written = store.write(KEY, pieces(20), { encryptionKey, maxBytes: PIECE });
      await expect(written).rejects.toThrow(ObjectTooLarge);
    }
    expect(await openFilesBelow(folder)).toEqual([]);
    expect(await filesLeft()).toEqual([]);
  });

  test("of twenty that are cut off, at once or later", async () => {
    const breaking = (count: number) =>
      Readable.from(
        (async function* () {
          for (let piece = 0; piece < count; piece += 1) yield Buffer.alloc(PIECE);
          throw new Error("It broke off.");
        })(),
      );
    for (let time = 0; time < 20; time += 1) {
      const written = store.write(KEY, breaking(time), { encryptionKey, maxBytes: 100 * PIECE });
      await expect(written).rejects.toThrow("It broke off.");
    }
    expect(await openFilesBelow(folder)).toEqual([]);
    expect(await filesLeft()).toEqual([]);
  });

  test("of one that cannot be opened", async () => {
    await writeFile(join(folder, "owner"), "no folder");
    await expect(store.write(KEY, pieces(1), { encryptionKey, maxBytes: PIECE })).rejects.toThrow();
    expect(await openFilesBelow(folder)).toEqual([]);
  });
});

/** Bytes that encryption adds to a file. */
const FRAME = 28;

/** A disk that has room for so many bytes more. */
const withRoomFor = (bytes: number): void => {
  const full = Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
  let room = bytes;
  const { _write: write, _writev: writeMany } = WriteStream.prototype;
  vi.spyOn(WriteStream.prototype, "_write").mockImplementation(function (
    this: WriteStream,
    piece,
    encoding,
    done,
  ) {
    room -= piece.length;
    return room < 0 ? done(full) : write.call(this, piece, encoding, done);
  });
  vi.spyOn(WriteStream.prototype, "_writev").mockImplementation(function (this: WriteStream, pieces, done) {
    for (const { chunk } of pieces) room -= chunk.length;
    return room < 0 ? done(full) : writeMany?.call(this, pieces, done);
  });
};

describe("a disk that becomes full", () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test.each([1, 603, 3_505, 20_507, PIECE, 1_056_576, 1_063_576])(
    "refuses a file of %d bytes whose last byte has no room, and keeps nothing of it",
    async (size) => {
      withRoomFor(size + FRAME - 1);
      const content = Readable.from([Buffer.alloc(size, 7)]);
      const written = store.write(KEY, content, { encryptionKey, maxBytes: 2 * size });
      await expect(written).rejects.toThrow(StoreFailed);
      expect(await filesLeft()).toEqual([]);
    },
  );

  test("takes a file that just fits", async () => {
    withRoomFor(PIECE + FRAME);
    await keepOne(1);
    expect(await filesLeft()).toHaveLength(1);
  });
});

describe("reading", () => {
  test.each([0, FRAME - 1, FRAME, PIECE])("fails for a file that was cut to %d bytes", async (bytes) => {
    await keepOne(1);
    await truncate(join(folder, `${KEY}.sealed`), bytes);
    const whole = async () => buffer(await store.read(KEY, encryptionKey));
    await expect(whole()).rejects.toThrow(ObjectBroken);
    await expect.poll(() => openFilesBelow(folder)).toEqual([]);
  });

  test("gives what was written", async () => {
    await keepOne(3);
    const read = await buffer(await store.read(KEY, encryptionKey));
    expect(read.equals(Buffer.alloc(3 * PIECE, 7))).toBe(true);
    await expect.poll(() => openFilesBelow(folder)).toEqual([]);
  });

  test("there is what was kept, and nothing else", async () => {
    expect(await store.has(KEY)).toBe(false);
    await keepOne(1);
    expect(await store.has(KEY)).toBe(true);
    await store.remove(KEY);
    expect(await store.has(KEY)).toBe(false);
  });

  test("an aborted read leaves no file open", async () => {
    await keepOne(40);
    for (let time = 0; time < 20; time += 1) {
      const content = await store.read(KEY, encryptionKey);
      await content[Symbol.asyncIterator]().next();
      content.destroy();
    }
    await expect.poll(() => openFilesBelow(folder)).toEqual([]);
  });

  test("a damaged file is an error for its reader, and leaves no file open", async () => {
    await keepOne(40);
    await truncate(join(folder, `${KEY}.sealed`), 20 * PIECE);
    await expect(store.read(KEY, encryptionKey).then(buffer)).rejects.toThrow();
    await truncate(join(folder, `${KEY}.sealed`), 5);
    await expect(store.read(KEY, encryptionKey)).rejects.toThrow();
    await expect.poll(() => openFilesBelow(folder)).toEqual([]);
  });
});

test("FIL-11 incomplete files of a killed process are removed after a while; those being written stay", async () => {
  const HOUR = 3_600_000;
  await store.removeHalfWritten(HOUR);
  await keepOne(1);
  const [sealed] = await filesLeft();
  const old = new Date(Date.now() - 2 * HOUR);
  const left = join(folder, `${KEY}.sealed.0123456789ab.part`);
  await writeFile(left, "half");
  await utimes(left, old, old);
  await utimes(join(folder, sealed ?? ""), old, old);
  const pending = await store.write(KEY, pieces(1), { encryptionKey, maxBytes: PIECE });
  await store.removeHalfWritten(HOUR);
  expect(await filesLeft()).toHaveLength(2);
  await pending.keep();
  expect(await filesLeft()).toEqual([sealed]);
});

test("a file that is set aside is not found, can be put back by hand, and is removed when it is old", async () => {
  await keepOne(1);
  await store.setAside(KEY);
  expect(await store.has(KEY)).toBe(false);
  const aside = join(folder, `${KEY}.sealed.aside`);
  await store.removeSetAside(60_000);
  await rename(aside, join(folder, `${KEY}.sealed`));
  expect((await buffer(await store.read(KEY, encryptionKey))).equals(Buffer.alloc(PIECE, 7))).toBe(true);
  await store.setAside(KEY);
  const before = new Date(Date.now() - 120_000);
  await utimes(aside, before, before);
  await store.removeSetAside(60_000);
  expect(await filesLeft()).toEqual([]);
});

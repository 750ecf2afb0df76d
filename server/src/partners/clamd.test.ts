import { Readable } from "node:stream";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type FakeClamd, fakeClamd } from "../../test/clamd.ts";
import { clamd, ScannerUnavailable } from "./clamd.ts";

let fake: FakeClamd;
beforeEach(async () => {
  fake = await fakeClamd();
});
afterEach(() => fake.close());

const patience = { timeoutMs: 300 };
const aLargeFile = () => Readable.from(Array.from({ length: 40 }, () => Buffer.alloc(65_536)));
const scan = (open: () => Promise<Readable>, address = fake.address) => clamd(address).scan(open, patience);

describe("FIL-05 (in part) an error of the file is not an error of the scanner", () => {
  test("a failure to open it is passed on", async () => {
    const missing = Object.assign(new Error("It is gone."), { code: "ENOENT" });
    await expect(scan(() => Promise.reject(missing))).rejects.toBe(missing);
  });

  test("so is a failure while reading it", async () => {
    const damaged = new Error("It does not open.");
    const content = Readable.from(
      (async function* () {
        yield Buffer.alloc(10);
        throw damaged;
      })(),
    );
    await expect(scan(async () => content)).rejects.toBe(damaged);
  });
});

describe("FIL-05 (in part) REL-04 (in part) a scanner that is down", () => {
  test("opens no file", async () => {
    const open = vi.fn(async () => aLargeFile());
    const nowhere = fake.address;
    await fake.close();
    await expect(scan(open, nowhere)).rejects.toThrow(ScannerUnavailable);
    expect(open).not.toHaveBeenCalled();
    fake = await fakeClamd();
  });

  test.each(["breaks", "hangs"] as const)("%s in the middle: the file is closed", async (mood) => {
    fake.mood = mood;
    const content = aLargeFile();
    await expect(scan(async () => content)).rejects.toThrow(ScannerUnavailable);
    await expect.poll(() => content.closed).toBe(true);
  });

  test("is not waited for longer than the caller waits", async () => {
    fake.mood = "hangs";
    const stopping = new AbortController();
    const asked = clamd(fake.address).scan(async () => Readable.from([Buffer.alloc(10)]), {
      timeoutMs: 3_600_000,
      signal: stopping.signal,
    });
    stopping.abort();
    await expect(asked).rejects.toThrow(ScannerUnavailable);
  });
});

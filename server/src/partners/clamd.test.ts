import { Readable } from "node:stream";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type PretendClamd, pretendClamd } from "../../test/clamd.ts";
import { clamd, ScannerUnavailable } from "./clamd.ts";

let pretend: PretendClamd;
beforeEach(async () => {
  pretend = await pretendClamd();
});
afterEach(() => pretend.close());

const patience = { timeoutMs: 300 };
const aLargeFile = () => Readable.from(Array.from({ length: 40 }, () => Buffer.alloc(65_536)));
const scan = (open: () => Promise<Readable>, address = pretend.address) =>
  clamd(address).scan(open, patience);

describe("FIL-05 a fault of the file is no fault of the scanner", () => {
  test("one that cannot be opened is thrown as it is", async () => {
    const missing = Object.assign(new Error("It is gone."), { code: "ENOENT" });
    await expect(scan(() => Promise.reject(missing))).rejects.toBe(missing);
  });

  test("one that breaks while it is read as well", async () => {
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

describe("FIL-05 REL-04 a scanner that is away", () => {
  test("has no file opened for it", async () => {
    const open = vi.fn(async () => aLargeFile());
    const nowhere = pretend.address;
    await pretend.close();
    await expect(scan(open, nowhere)).rejects.toThrow(ScannerUnavailable);
    expect(open).not.toHaveBeenCalled();
    pretend = await pretendClamd();
  });

  test.each(["breaks", "hangs"] as const)("%s in the middle: the file is closed", async (mood) => {
    pretend.mood = mood;
    const content = aLargeFile();
    await expect(scan(async () => content)).rejects.toThrow(ScannerUnavailable);
    await expect.poll(() => content.closed).toBe(true);
  });

  test("is waited for no longer than the one who asks", async () => {
    pretend.mood = "hangs";
    const stopping = new AbortController();
    const asked = clamd(pretend.address).scan(async () => Readable.from([Buffer.alloc(10)]), {
      timeoutMs: 3_600_000,
      signal: stopping.signal,
    });
    stopping.abort();
    await expect(asked).rejects.toThrow(ScannerUnavailable);
  });
});

import { rm, truncate } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { pretendClamd } from "../../test/clamd.ts";
import { aHouse, type House } from "../../test/house.ts";
import { uploadFile } from "../../test/upload.ts";
import { signIn } from "../../test/visitor.ts";
import { clamd, ScannerUnavailable, type ScanVerdict, type VirusScanner } from "../partners/clamd.ts";
import { scanPendingHandler } from "./scan-pending.ts";

/** So many files wait, oldest first. @returns their keys */
const filesWait = async (house: House, count: number): Promise<readonly string[]> => {
  const visitor = await signIn(house);
  const keys: string[] = [];
  for (let file = 0; file < count; file += 1) {
    keys.push((await uploadFile(house, visitor)).split("/storage/")[1] ?? "");
    await house.context.pool.query(
      "update upload set scan_state = 'pending', stored_at = now() - make_interval(mins => $2) where object_key = $1",
      [keys[file], 60 - file],
    );
  }
  return keys;
};

const statesOf = async ({ context }: House): Promise<readonly string[]> => {
  const { rows } = await context.pool.query("select scan_state from upload order by stored_at");
  return rows.map(({ scan_state }) => scan_state);
};

/** Answers a ping; what it says of a file is up to the test. */
const scannerThat = (
  look: (file: number, signal: AbortSignal | undefined) => Promise<ScanVerdict>,
): VirusScanner & { shown: number } => {
  const scanner: VirusScanner & { shown: number } = {
    shown: 0,
    ping: async () => undefined,
    scan: (_open, { signal }) => {
      scanner.shown += 1;
      return look(scanner.shown, signal);
    },
  };
  return scanner;
};

const round = (house: House, scanner: VirusScanner, stopping?: AbortSignal) =>
  scanPendingHandler.run({}, { ...house.context, scanner }, stopping);

test("FIL-05 REL-04 a file that is gone, and one that is damaged, are no reason to scan no others", async () => {
  const house = await aHouse();
  const [gone, damaged] = await filesWait(house, 4);
  const place = (key = "") => join(house.context.config.dataDir, "documents", `${key}.sealed`);
  await rm(place(gone));
  await truncate(place(damaged), 40);
  const errors = vi.spyOn(house.context.log, "error");
  const pretend = await pretendClamd();
  await round(house, clamd(pretend.address));
  await pretend.close();
  expect(await statesOf(house)).toEqual(["pending", "pending", "clean", "clean"]);
  const { rows } = await house.context.pool.query("select id from upload order by stored_at limit 2");
  expect(errors.mock.calls.map(([about]) => about)).toMatchObject(rows.map(({ id }) => ({ upload: id })));
});

test("FIL-05 REL-04 files that the scanner does not take stand behind the others the next time", async () => {
  const house = await aHouse();
  const refuse = () => Promise.reject(new ScannerUnavailable("INSTREAM size limit exceeded"));
  await filesWait(house, 3);
  await round(house, scannerThat(refuse));
  const [newcomer] = await filesWait(house, 1);
  await round(
    house,
    scannerThat((file) => (file === 1 ? Promise.resolve("clean") : refuse())),
  );
  const { rows } = await house.context.pool.query("select object_key from upload where scan_state = 'clean'");
  expect(rows).toEqual([{ object_key: newcomer }]);
});

test("REL-04 a scanner that does not answer is asked once, not for every file", async () => {
  const house = await aHouse();
  await filesWait(house, 3);
  const scanner = scannerThat(() => Promise.reject(new ScannerUnavailable("away")));
  await round(house, { ...scanner, ping: () => Promise.reject(new ScannerUnavailable("away")) });
  expect(scanner.shown).toBe(1);
});

test("a round of a slow scanner ends within a minute; the next one goes on", async () => {
  const house = await aHouse();
  await filesWait(house, 5);
  const start = Date.now();
  let ahead = 0;
  const clock = vi.spyOn(Date, "now").mockImplementation(() => start + ahead);
  const slow = scannerThat(async () => {
    ahead += 20_000;
    return "clean";
  });
  await round(house, slow);
  expect(slow.shown).toBe(3);
  await round(house, slow);
  expect(slow.shown).toBe(5);
  clock.mockRestore();
});

test("REL-08 a round ends when the server stops, in the middle of a file", async () => {
  const house = await aHouse();
  await filesWait(house, 2);
  const stopping = new AbortController();
  const hanging = scannerThat(
    (_file, signal) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener("abort", () => reject(new ScannerUnavailable("stopped")));
      }),
  );
  const running = round(house, hanging, stopping.signal);
  await expect.poll(() => hanging.shown).toBe(1);
  stopping.abort();
  await running;
  expect(hanging.shown).toBe(1);
  expect(await statesOf(house)).toEqual(["pending", "pending"]);
});

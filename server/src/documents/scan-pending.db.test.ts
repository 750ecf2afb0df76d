import { rm, truncate } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { fakeClamd } from "../../test/clamd.ts";
import { signIn } from "../../test/client.ts";
import { startTestServer, type TestServer } from "../../test/test-server.ts";
import { uploadFile } from "../../test/upload.ts";
import { clamd, ScannerUnavailable, type ScanVerdict, type VirusScanner } from "../partners/clamd.ts";
import { scanPendingHandler } from "./scan-pending.ts";

/** Creates pending files, oldest first. @returns their keys */
const filesWait = async (server: TestServer, count: number): Promise<readonly string[]> => {
  const client = await signIn(server);
  const keys: string[] = [];
  for (let file = 0; file < count; file += 1) {
    keys.push((await uploadFile(server, client)).split("/storage/")[1] ?? "");
    await server.context.pool.query(
      "update upload set scan_state = 'pending', stored_at = now() - make_interval(mins => $2) where object_key = $1",
      [keys[file], 60 - file],
    );
  }
  return keys;
};

const statesOf = async ({ context }: TestServer): Promise<readonly string[]> => {
  const { rows } = await context.pool.query("select scan_state from upload order by stored_at");
  return rows.map(({ scan_state }) => scan_state);
};

/** Answers a ping; the verdict on a file is up to the test. */
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

const round = (server: TestServer, scanner: VirusScanner, stopping?: AbortSignal) =>
  scanPendingHandler.run({}, { ...server.context, scanner }, stopping);

test("FIL-05 (in part) REL-04 (in part) a missing file and a damaged one do not stop the scan of others", async () => {
  const server = await startTestServer();
  const [gone, damaged] = await filesWait(server, 4);
  const place = (key = "") => join(server.context.config.dataDir, "documents", `${key}.sealed`);
  await rm(place(gone));
  await truncate(place(damaged), 40);
  const errors = vi.spyOn(server.context.log, "error");
  const fake = await fakeClamd();
  await round(server, clamd(fake.address));
  await fake.close();
  expect(await statesOf(server)).toEqual(["pending", "pending", "clean", "clean"]);
  const { rows } = await server.context.pool.query("select id from upload order by stored_at limit 2");
  expect(errors.mock.calls.map(([about]) => about)).toMatchObject(rows.map(({ id }) => ({ upload: id })));
});

test("FIL-05 (in part) REL-04 (in part) files that could not be scanned come last the next time", async () => {
  const server = await startTestServer();
  const refuse = () => Promise.reject(new ScannerUnavailable("INSTREAM size limit exceeded"));
  await filesWait(server, 3);
  await round(server, scannerThat(refuse));
  const [newcomer] = await filesWait(server, 1);
  await round(
    server,
    scannerThat((file) => (file === 1 ? Promise.resolve("clean") : refuse())),
  );
  const { rows } = await server.context.pool.query(
    "select object_key from upload where scan_state = 'clean'",
  );
  expect(rows).toEqual([{ object_key: newcomer }]);
});

test("REL-04 (in part) an unresponsive scanner is contacted once, not for every file", async () => {
  const server = await startTestServer();
  await filesWait(server, 3);
  const scanner = scannerThat(() => Promise.reject(new ScannerUnavailable("away")));
  await round(server, { ...scanner, ping: () => Promise.reject(new ScannerUnavailable("away")) });
  expect(scanner.shown).toBe(1);
});

test("a round with a slow scanner ends within a minute; the next one continues", async () => {
  const server = await startTestServer();
  await filesWait(server, 5);
  const start = Date.now();
  let ahead = 0;
  const clock = vi.spyOn(Date, "now").mockImplementation(() => start + ahead);
  const slow = scannerThat(async () => {
    ahead += 20_000;
    return "clean";
  });
  await round(server, slow);
  expect(slow.shown).toBe(3);
  await round(server, slow);
  expect(slow.shown).toBe(5);
  clock.mockRestore();
});

test("REL-08 (in part) a round ends when the server stops, in the middle of a file", async () => {
  const server = await startTestServer();
  await filesWait(server, 2);
  const stopping = new AbortController();
  const hanging = scannerThat(
    (_file, signal) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener("abort", () => reject(new ScannerUnavailable("stopped")));
      }),
  );
  const running = round(server, hanging, stopping.signal);
  await expect.poll(() => hanging.shown).toBe(1);
  stopping.abort();
  await running;
  expect(hanging.shown).toBe(1);
  expect(await statesOf(server)).toEqual(["pending", "pending"]);
});

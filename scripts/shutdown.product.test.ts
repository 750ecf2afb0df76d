import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { smallPicture } from "../document-checks/corpus/small-picture.ts";
import { startSandbox } from "../sandbox/src/start.ts";
import { signIn, upload, uploadHalf } from "./testing/client.ts";
import { freePort } from "./testing/free-port.mjs";
import { type RunningServer, runServer, until } from "./testing/running-product.ts";

/** What becomes of uploads when the server is told to stop. */

let dataDir: string;
let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let server: RunningServer;
let access: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "latchkey-shutdown-"));
  const [port, smtpPort] = [await freePort(), await freePort()];
  sandbox = await startSandbox({
    dir: join(dataDir, "sandbox"),
    outboxPort: 0,
    smtpPort,
    addressesPort: 0,
  });
  server = await runServer(port, {
    LATCHKEY_MODE: "test",
    PUBLIC_URL: `http://localhost:${port}`,
    DATA_DIR: dataDir,
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    UPLOADS_PER_HOUR: "1000",
  });
  access = await signIn(server.url, sandbox.outboxUrl, "busy@example.com");
});

afterEach(async () => {
  await server.stop();
  await sandbox.close();
  await rm(dataDir, { recursive: true, force: true });
});

const picture = await smallPicture();
const big = Buffer.concat([picture, Buffer.alloc(3_000_000, 7)]);

const storedFiles = async (): Promise<readonly string[]> =>
  (await readdir(join(dataDir, "documents"), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

/** Whether somebody new reaches the server. */
const isReached = (): Promise<boolean> =>
  fetch(`${server.url}/health/live`).then(
    () => true,
    () => false,
  );

describe("REL-08 SIGTERM", () => {
  test("during fifty uploads: those acknowledged are stored, the others leave nothing behind", async () => {
    let answered = 0;
    const uploads = Array.from({ length: 50 }, () =>
      upload(server.url, access, big).then(
        ({ status }) => {
          if (status === 204) answered += 1;
          return status;
        },
        () => 0,
      ),
    );
    await until(() => answered >= 5);
    server.child.kill("SIGTERM");
    const statuses = await Promise.all(uploads);
    // It shut down cleanly: a shutdown that takes more than 25 seconds exits with 1, and what is left of the uploads takes a
    // second or two.
    expect(await server.ended).toBe(0);
    const files = await storedFiles();
    expect(files.filter((file) => file.endsWith(".part"))).toEqual([]);
    expect(files).toHaveLength(statuses.filter((status) => status === 204).length);
  });

  test("during an upload on a slow line: nobody new is served, the upload is finished and acknowledged, and then it ends", async () => {
    const slow = await uploadHalf(server.url, access, big);
    server.child.kill("SIGTERM");
    await until(async () => !(await isReached()));
    expect([server.child.exitCode, slow.isCut()]).toEqual([null, false]);
    expect(await slow.finish()).toBe(204);
    expect(await server.ended).toBe(0);
    expect(await storedFiles()).toHaveLength(1);
  });

  test("during an upload that never ends: it ends after 25 seconds, and nothing of the upload is acknowledged", async () => {
    const stuck = await uploadHalf(server.url, access, big);
    const told = performance.now();
    server.child.kill("SIGTERM");
    expect(await server.ended).toBe(1);
    const seconds = (performance.now() - told) / 1000;
    expect(seconds).toBeGreaterThan(24);
    // A busy machine takes a while to notice.
    expect(seconds).toBeLessThan(35);
    expect(await stuck.finish()).toBeUndefined();
    expect((await storedFiles()).filter((file) => !file.endsWith(".part"))).toEqual([]);
  });
});

import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { startSandbox } from "../sandbox/src/start.ts";
import { sampleImage } from "../server/src/app/seeds/sample-image.ts";
import { emailsTo, graphql, linkToken, post, signIn, upload } from "./testing/client.ts";
import { freePort } from "./testing/free-port.mjs";
import { type RunningServer, runServer, until } from "./testing/running-product.ts";

/** Faults and leaks that only show in the running product. */

type Sandbox = Awaited<ReturnType<typeof startSandbox>>;

let dataDir: string;
let port: number;
let smtpPort: number;
let sandbox: Sandbox | undefined;
let server: RunningServer;

const openSandbox = () => startSandbox({ dir: join(dataDir, "sandbox"), outboxPort: 0, smtpPort });

const open = (settings: Record<string, string> = {}): Promise<RunningServer> =>
  runServer(port, {
    LATCHKEY_MODE: "test",
    PUBLIC_URL: `http://localhost:${port}`,
    DATA_DIR: dataDir,
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    LINKS_PER_ADDRESS_HOUR: "1000",
    ...settings,
  });

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "latchkey-trust-"));
  [port, smtpPort] = [await freePort(), await freePort()];
});

afterEach(async () => {
  await server.stop();
  await sandbox?.close();
  sandbox = undefined;
  await rm(dataDir, { recursive: true, force: true });
});

const outbox = (): string => sandbox?.outboxUrl ?? "";

/** A picture with embedded text. */
const picture = await sampleImage();

const pictureSaying = (words: string): Buffer => Buffer.concat([picture, Buffer.from(words)]);

const filesBelow = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

describe("what stays private", () => {
  test("PRV-02 AUTH-04 the log has no personal value and no token, whatever happens", async () => {
    sandbox = await openSandbox();
    server = await open({ LOG_LEVEL: "debug" });
    const email = "canary.address@example.com";
    const token = await linkToken(server.url, outbox(), email);
    const confirmed = await post(`${server.url}/auth/one-time-link/confirm`, { token, otherBrowser: true });
    const { access } = (await confirmed.json()) as { access: string };
    const facts = `mutation F($first: String, $last: String, $born: Date) { updateMe(firstName: $first, lastName: $last, birthdate: $born, nationality: "FR") { me { uuid } } }`;
    await graphql(server.url, access, facts, {
      first: "Canaryfirst",
      last: "Canarylast",
      born: "1991-02-03",
    });
    await graphql(server.url, access, facts, { first: "Canary1234", last: "Canarylast", born: "2024-02-03" });
    await graphql(server.url, access, "{ canaryfield }");
    await upload(server.url, access, pictureSaying("canarypicture"));
    await upload(server.url, access, Buffer.from("canarytext"));
    await post(`${server.url}/auth/one-time-link/look`, { token: "canarytoken" });
    await fetch(`${server.url}/dashboard?canaryquery=1`);
    await server.stop();
    const said = server.said();
    for (const value of ["canary", "Canary", "1991-02-03", "@example.com", token, access])
      expect(said).not.toContain(value);
  });

  test("PRV-03 files are encrypted on disk", async () => {
    sandbox = await openSandbox();
    server = await open();
    const access = await signIn(server.url, outbox(), "files@example.com");
    expect((await upload(server.url, access, pictureSaying("canarypicture"))).status).toBe(204);
    const files = await filesBelow(join(dataDir, "documents"));
    expect(files).toHaveLength(1);
    for (const file of files) {
      const content = await readFile(file);
      expect(content.includes("canarypicture")).toBe(false);
      expect(content.includes("IHDR")).toBe(false);
    }
  });
});

describe("REL-04 a dependency is down", () => {
  test("REL-05 the mail server: the response is the same, and the e-mail comes when it is back, without a restart", async () => {
    server = await open();
    const asked = await post(`${server.url}/auth/one-time-link`, { email: "patient@example.com" });
    expect([asked.status, await asked.json()]).toEqual([200, {}]);
    sandbox = await openSandbox();
    await until(async () => (await emailsTo(outbox(), "patient@example.com")).length === 1);
  });

  test("the store: the upload is refused and leaves nothing; afterwards it works again", async () => {
    sandbox = await openSandbox();
    server = await open();
    const access = await signIn(server.url, outbox(), "store@example.com");
    const documents = join(dataDir, "documents");
    await mkdir(documents, { recursive: true });
    await rename(documents, `${documents}.away`);
    await writeFile(documents, "not a folder");
    const refused = await upload(server.url, access, picture);
    expect([refused.status, await refused.json()]).toEqual([503, { code: "UNAVAILABLE" }]);
    expect(refused.headers.get("retry-after")).toBe("5");
    await rm(documents);
    await rename(`${documents}.away`, documents);
    expect((await upload(server.url, access, picture)).status).toBe(204);
    expect(await filesBelow(documents)).toHaveLength(1);
  });

  test("the database: readiness says so, a save is refused and leaves nothing half done, and it recovers without a restart", async () => {
    sandbox = await openSandbox();
    // In demo mode: test mode trades durability for speed, and here a commit has to survive.
    server = await open({ LATCHKEY_MODE: "demo" });
    const access = await signIn(server.url, outbox(), "database@example.com");
    const location = await readFile(join(dataDir, "postgres-is-at"), "utf8").catch(() => dataDir);
    const pidFile = join(location.trim(), "postgres", "postmaster.pid");
    const pid = Number.parseInt(await readFile(pidFile, "utf8"), 10);
    process.kill(pid, "SIGKILL");
    const save = `mutation F($first: String) { updateMe(firstName: $first) { me { name { firstName } } } }`;
    const during = await post(
      `${server.url}/graphql`,
      { query: save, variables: { first: "During" } },
      access,
    );
    if (during.status !== 200) expect(await during.json()).toEqual({ code: "UNAVAILABLE" });
    // A backend may outlive its postmaster for a moment, so one successful readiness check is not enough.
    await until(async () => {
      const { data } = await graphql(server.url, access, save, { first: "After" });
      return JSON.stringify(data) === '{"updateMe":{"me":{"name":{"firstName":"After"}}}}';
    });
    expect((await fetch(`${server.url}/health/ready`)).status).toBe(200);
  });
});

test("REL-08 SIGTERM during fifty uploads: those acknowledged are stored, the others leave nothing behind", async () => {
  sandbox = await openSandbox();
  server = await open({ UPLOADS_PER_HOUR: "1000" });
  const access = await signIn(server.url, outbox(), "busy@example.com");
  const big = Buffer.concat([picture, Buffer.alloc(3_000_000, 7)]);
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
  // It shut down cleanly: a shutdown that takes more than 25 seconds exits with 1.
  expect(await server.ended).toBe(0);
  const files = await filesBelow(join(dataDir, "documents"));
  expect(files.filter((file) => file.endsWith(".part"))).toEqual([]);
  expect(files).toHaveLength(statuses.filter((status) => status === 204).length);
});

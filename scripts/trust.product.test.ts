import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { smallPicture } from "../document-checks/corpus/small-picture.ts";
import { startSandbox } from "../sandbox/src/start.ts";
import { arrivalsAt, FAKE_TELEMETRY, telemetrySettings } from "../sandbox/src/telemetry/testing/connected.ts";
import { CANARY_EMAIL, expectNoCanary, pictureSaying } from "./testing/canaries.ts";
import { idsIn, isLastReport, walkWithCanaries, withoutContact } from "./testing/canary-walk.ts";
import { emailsTo, graphql, post, signIn, upload } from "./testing/client.ts";
import { freePort } from "./testing/free-port.mjs";
import { type RunningServer, runServer, until } from "./testing/running-product.ts";

/** Faults and leaks that only show in the running product. */

type Sandbox = Awaited<ReturnType<typeof startSandbox>>;

let dataDir: string;
let port: number;
let smtpPort: number;
let sandbox: Sandbox | undefined;
let server: RunningServer;

const openSandbox = () =>
  startSandbox({
    dir: join(dataDir, "sandbox"),
    outboxPort: 0,
    smtpPort,
    addressesPort: 0,
    telemetry: FAKE_TELEMETRY,
  });

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

const picture = await smallPicture();

const filesBelow = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

describe("what stays private", () => {
  const telemetryUrl = (): string => sandbox?.telemetryUrl ?? "";

  /** A server in which everything that may tell somebody something is connected, and addresses cannot be asked for. */
  const openConnected = async (settings: Record<string, string> = {}): Promise<void> => {
    sandbox = await openSandbox();
    server = await open({
      // The demo has people in England, who give a share code, and one to whom a reviewer wrote.
      LATCHKEY_MODE: "demo",
      LOG_LEVEL: "debug",
      // No phone reaches this machine's own address, but nobody here is a phone.
      PHONE_HAND_OVER: "on",
      POSTCODER_URL: `http://127.0.0.1:${await freePort()}/`,
      POSTCODER_KEY: "canary-key",
      ...telemetrySettings(telemetryUrl()),
      ...settings,
    });
  };

  test("PRV-01 (in part) PRV-02 (in part) AUTH-04 neither the log nor what leaves has a personal value or a token", async () => {
    await openConnected();
    const { secrets, parties } = await walkWithCanaries({ server, outboxUrl: outbox() });
    await until(async () => (await arrivalsAt(telemetryUrl())).some(isLastReport));
    const arrived = await arrivalsAt(telemetryUrl());
    await server.stop();
    const said = server.said();
    for (const route of [
      "/graphql",
      "/wizard/storage",
      "/verification/document",
      "/auth/one-time-link/confirm",
      "/events",
      "/errors",
      "/wizard/api/hand-overs",
      "/auth/phone/exchange",
      "/auth/reference/exchange",
      "/tenant-review",
      "/console/graphql",
      "/console/auth/enrolment/app/confirm",
      "/console/documents",
    ]) {
      expect(said).toContain(route);
    }
    expectNoCanary(said, secrets);
    expectNoCanary(JSON.stringify(arrived), secrets);
    // It did leave, in the name of its case alone.
    const kinds = new Set(arrived.map(({ service, kind }) => `${service} ${kind}`));
    for (const kind of [
      "analytics page",
      "analytics track",
      "analytics identify",
      "errors event",
      "messenger login",
    ]) {
      expect(kinds).toContain(kind);
    }
    const named = arrived.flatMap(({ content }) => idsIn(content));
    expect(new Set(named)).toEqual(new Set(parties));
    expect(JSON.stringify(arrived)).toContain("The address service failed");
  });

  test("PRV-01 (in part) with IDENTIFY_WITH_CONTACT the e-mail and the names leave, and nothing else", async () => {
    await openConnected({ IDENTIFY_WITH_CONTACT: "true" });
    const { secrets } = await walkWithCanaries({ server, outboxUrl: outbox() });
    await until(async () => (await arrivalsAt(telemetryUrl())).some(isLastReport));
    const arrived = await arrivalsAt(telemetryUrl());
    const contacts = arrived.map(({ content }) => withoutContact(content));
    expect(contacts.map(({ contact }) => contact).filter((contact) => contact !== undefined)).toContainEqual({
      traits: { email: CANARY_EMAIL, firstName: "Canaryfirst", lastName: "Canarylast" },
    });
    expect(new Set(contacts.flatMap(({ contact }) => Object.keys(contact ?? {})))).toEqual(
      new Set(["traits", "user.email", "name", "email"]),
    );
    expectNoCanary(JSON.stringify(contacts.map(({ rest }) => rest)), secrets);
    await server.stop();
    expectNoCanary(server.said(), secrets);
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

describe("REL-04 (in part) a dependency is down", () => {
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

  test("the database: a save is either answered or refused and leaves nothing half done, and it recovers without a restart", async () => {
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
    const answer: unknown = await during.json();
    // A backend may outlive its postmaster for a moment, so one successful readiness check is not enough.
    const name = async () => {
      const { data } = await graphql(server.url, access, "{ me { name { firstName } } }").catch(() => ({
        data: null,
      }));
      return data && JSON.stringify(data);
    };
    const named = (first: string | null) => `{"me":{"name":{"firstName":${JSON.stringify(first)}}}}`;
    if (during.status === 200) {
      expect(answer).toEqual({ data: { updateMe: JSON.parse(named("During")) } });
      await until(async () => (await name()) === named("During"));
    } else {
      expect([during.status, answer]).toEqual([503, { code: "UNAVAILABLE" }]);
      // The reply to a commit may be lost with its connection; half of it never is there.
      await until(async () => [named(null), named("During")].includes((await name()) ?? ""));
    }
    await until(async () => {
      const { data } = await graphql(server.url, access, save, { first: "After" });
      return JSON.stringify(data?.updateMe) === named("After");
    });
    await until(async () => (await name()) === named("After"));
    expect((await fetch(`${server.url}/health/ready`)).status).toBe(200);
  });
});

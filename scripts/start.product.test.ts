import { type ChildProcess, execFile, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { freePort } from "./testing/free-port.mjs";
import { plainEnvironment, root, until } from "./testing/running-product.ts";

/** `npm start` as a person runs it: real processes, a real folder, real signals. Needs the built product. */

const run = promisify(execFile);

let dataDir: string;
const PORT_NAMES = [
  "PORT",
  "OUTBOX_PORT",
  "SMTP_PORT",
  "ADDRESSES_PORT",
  "BANK_PORT",
  "TAX_PORT",
  "EMPLOYMENT_PORT",
  "TELEMETRY_PORT",
  "CONTROL_PORT",
] as const;
let ports: Record<(typeof PORT_NAMES)[number], string>;
const started: ChildProcess[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "latchkey-start-"));
  const free: [string, string][] = [];
  for (const name of PORT_NAMES) free.push([name, String(await freePort())]);
  ports = Object.fromEntries(free) as typeof ports;
});

afterEach(async () => {
  for (const child of started.splice(0))
    if (child.exitCode === null && child.signalCode === null) child.kill("SIGTERM");
  await nothingIsLeft();
  await rm(dataDir, { recursive: true, force: true });
});

/** Every process started for this folder, found by environment or command line. */
const processesOf = async (folder: string): Promise<readonly number[]> => {
  const { stdout } = await run("ps", ["-eo", "pid="]);
  const pids = stdout
    .split("\n")
    .map(Number)
    .filter((pid) => pid > 0 && pid !== process.pid);
  const texts = await Promise.all(
    pids.map(async (pid) => {
      const [environment, command] = await Promise.all(
        ["environ", "cmdline"].map((name) => readFile(`/proc/${pid}/${name}`, "utf8").catch(() => "")),
      );
      return { pid, isOurs: `${environment}${command}`.includes(folder) };
    }),
  );
  return texts.filter(({ isOurs }) => isOurs).map(({ pid }) => pid);
};

interface Started {
  readonly child: ChildProcess;
  readonly said: () => string;
  readonly ended: Promise<number | null>;
}

type Command = readonly [program: string, ...args: string[]];
const SCRIPT: Command = [process.execPath, "scripts/start.mjs"];
/** As the README says it. */
const NPM: Command = ["npm", "start"];
const SERVER: Command = [process.execPath, "dist/server/main.js", "--pages-follow"];

const start = (environment: Record<string, string> = {}, command = SCRIPT): Started => {
  const [program, ...args] = command;
  const child = spawn(program, args, {
    cwd: root,
    env: { ...plainEnvironment(), ...ports, DATA_DIR: dataDir, ...environment },
    stdio: ["ignore", "pipe", "pipe", ...(command === SERVER ? (["ipc"] as const) : [])],
  });
  started.push(child);
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (said += String(chunk)));
  return {
    child,
    said: () => said,
    ended: new Promise((resolve) => child.once("exit", (code) => resolve(code))),
  };
};

const isReady = async (): Promise<boolean> =>
  fetch(`http://localhost:${ports.PORT}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

const begin = async (command?: Command): Promise<Started> => {
  const running = start({}, command);
  const { child, said } = running;
  const isUp = async () => {
    if (child.exitCode !== null) throw new Error("It ended.");
    return (await isReady()) && said().includes("E-mails arrive");
  };
  await until(isUp).catch((cause: unknown) => {
    throw new Error(`It did not start, and said: ${said()}`, { cause });
  });
  return running;
};

/** What a program loads when it starts: its own file, and what that imports in the same folder. */
const loadedAtStart = async (file: string, known = new Set<string>()): Promise<string> => {
  known.add(file);
  const text = await readFile(join(root, "dist/server", file), "utf8");
  const imported = [...text.matchAll(/^import [^"]*"\.\/([^"]+)";$/gm)].map(([, name = ""]) => name);
  const texts = [text];
  for (const name of imported) if (!known.has(name)) texts.push(await loadedAtStart(name, known));
  return texts.join("\n");
};

test("production loads nothing of the demo", async () => {
  const bundle = await loadedAtStart("main.js");
  expect(bundle).toContain("/health/ready");
  expect(bundle).toMatch(/import\("\.\/demo-[^"]+\.js"\)/);
  expect(bundle).not.toContain("/personas");
  expect(bundle).not.toContain("amara.okafor@example.com");
});

const nothingIsLeft = () => until(async () => (await processesOf(dataDir)).length === 0);

const expectCleanEnd = async ({ child, ended }: Started, signal: "SIGINT" | "SIGTERM"): Promise<void> => {
  child.kill(signal);
  expect(await ended).toBe(0);
  await nothingIsLeft();
};

describe("npm start", () => {
  test("its first page lets a visitor be somebody, and a partner misbehave; SIGTERM ends everything that was started", async () => {
    const running = await begin();
    const at = (path: string, init: RequestInit = {}) =>
      fetch(`http://localhost:${ports.PORT}${path}`, { redirect: "manual", ...init });
    const submit = (path: string, fields: Record<string, string> = {}) =>
      at(path, { method: "POST", body: new URLSearchParams(fields) });
    expect((await at("/")).headers.get("location")).toBe("/personas");
    const page = await (await at("/personas?lang=en")).text();
    expect(page).toContain(`href="http://127.0.0.1:${ports.OUTBOX_PORT}"`);
    expect(page).toContain(`href="http://127.0.0.1:${ports.TELEMETRY_PORT}"`);
    const signedIn = await submit("/personas/people/amara");
    expect([signedIn.status, signedIn.headers.get("location")]).toEqual([303, "/dashboard"]);
    expect(signedIn.headers.getSetCookie().join()).toContain("latchkey_refresh");
    const bank = async () =>
      (await fetch(`http://127.0.0.1:${ports.BANK_PORT}/truelayer-auth/api/providers`)).status;
    expect((await submit("/personas/scenarios", { truelayer: "500" })).status).toBe(303);
    expect([await bank(), await bank()]).toEqual([500, 500]);
    expect(await (await at("/personas?lang=en")).text()).toContain('<option value="500" selected>');
    await submit("/personas/scenarios", { truelayer: "works" });
    expect(await bank()).toBe(200);
    await expectCleanEnd(running, "SIGTERM");
  });

  test("prints where to go and where e-mails arrive, and both respond; SIGINT ends everything that was started", async () => {
    const running = await begin();
    const { said } = running;
    await until(async () => said().includes("Latchkey answers"));
    expect(said()).toContain(`http://localhost:${ports.PORT}/`);
    expect(said()).toContain(`http://127.0.0.1:${ports.OUTBOX_PORT}`);
    expect((await fetch(`http://localhost:${ports.PORT}/otl`)).status).toBe(200);
    expect((await fetch(`http://127.0.0.1:${ports.OUTBOX_PORT}/api/emails`)).status).toBe(200);
    // The fake address service, which knows its own key only.
    const search = `http://127.0.0.1:${ports.ADDRESSES_PORT}/pcw/autocomplete/find`;
    expect((await fetch(`${search}?query=elm&country=uk&apikey=SANDBOX-KEY`)).status).toBe(200);
    expect((await fetch(`${search}?query=elm&country=uk&apikey=other`)).status).toBe(403);
    // The fake tax authority, which sends people back to this installation alone.
    const link = {
      response_type: "code",
      client_id: "sandbox-latchkey",
      scope: "read:self-assessment",
      state: "state",
      redirect_uri: `http://localhost:${ports.PORT}/hmrc/callback`,
    };
    const signIn = `http://127.0.0.1:${ports.TAX_PORT}/oauth/authorize`;
    expect((await fetch(`${signIn}?${new URLSearchParams(link)}`)).status).toBe(200);
    const elsewhere = { ...link, redirect_uri: "http://localhost:8080/hmrc/callback" };
    expect((await fetch(`${signIn}?${new URLSearchParams(elsewhere)}`)).status).toBe(400);
    // The fake verifier of employment, which knows its client only.
    const headers = { "x-konfir-client-id": "sandbox-latchkey", "x-konfir-client-secret": "SANDBOX-SECRET" };
    const nothing = `http://127.0.0.1:${ports.EMPLOYMENT_PORT}/v1/verifications/none`;
    expect((await fetch(nothing, { headers })).status).toBe(404);
    expect((await fetch(nothing)).status).toBe(401);
    // The fake services for analytics and errors, to which this installation is connected.
    const headersOfEvents = { "content-type": "application/json" };
    const body = JSON.stringify({ events: [{ page: "/otl" }] });
    const sent = await fetch(`http://localhost:${ports.PORT}/events`, {
      method: "POST",
      headers: headersOfEvents,
      body,
    });
    expect(sent.status).toBe(204);
    const arrived = `http://127.0.0.1:${ports.TELEMETRY_PORT}/api/arrivals`;
    await until(async () => (await (await fetch(arrived)).text()).includes('"name":"/otl"'));
    await expectCleanEnd(running, "SIGINT");
  });

  test.each(["SIGINT", "SIGTERM"] as const)(
    "%s to npm itself ends everything that it started",
    async (signal) => {
      const { child, ended } = await begin(NPM);
      child.kill(signal);
      await ended;
      await nothingIsLeft();
    },
  );

  test("REL-04 (in part) an outbox that is killed is started again, and the server goes on; kill -9 of the parent shuts the others down cleanly", async () => {
    const { child } = await begin();
    const pids = await processesOf(dataDir);
    const commands = await Promise.all(
      pids.map((pid) => readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "")),
    );
    const outbox = pids[commands.findIndex((command) => command.includes("dist/sandbox/main.js"))];
    process.kill(outbox ?? 0, "SIGKILL");
    await fetch(`http://localhost:${ports.PORT}/auth/one-time-link`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: "waits@example.com" }),
    });
    await until(async () => {
      const emails = await fetch(
        `http://127.0.0.1:${ports.OUTBOX_PORT}/api/emails?to=waits@example.com`,
      ).catch(() => undefined);
      return emails !== undefined && ((await emails.json()) as unknown[]).length > 0;
    });
    expect(child.exitCode).toBeNull();
    child.kill("SIGKILL");
    await nothingIsLeft();
  });

  test("a signal during the start ends everything too", async () => {
    const { child, ended } = start();
    await until(async () => (await processesOf(dataDir)).length > 1);
    child.kill("SIGINT");
    await ended;
    await nothingIsLeft();
  });

  describe("the server while the pages are built", () => {
    /** A server that has begun to fill its database. */
    const waiting = async (): Promise<Started> => {
      const running = start({}, SERVER);
      await until(() => existsSync(join(dataDir, "documents")));
      return running;
    };

    test("answers when it is told that they are there", async () => {
      const running = await waiting();
      expect(await isReady()).toBe(false);
      running.child.send("The pages are built.");
      await until(isReady);
      await expectCleanEnd(running, "SIGTERM");
    });

    test("ends on a signal, and its database with it", async () => {
      await expectCleanEnd(await waiting(), "SIGINT");
    });
  });

  test("kill -9 of everything except the database, then a restart, loses nothing", async () => {
    const { child } = await begin();
    await fetch(`http://localhost:${ports.PORT}/auth/one-time-link`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: "kept@example.com" }),
    });
    const pids = await processesOf(dataDir);
    const commands = await Promise.all(
      pids.map((pid) => readFile(`/proc/${pid}/comm`, "utf8").catch(() => "")),
    );
    child.kill("SIGKILL");
    pids.forEach((pid, index) => {
      if (commands[index]?.startsWith("node")) process.kill(pid, "SIGKILL");
    });
    await until(async () => !(await isReady()));
    await begin();
    await until(async () => {
      const emails = await fetch(`http://127.0.0.1:${ports.OUTBOX_PORT}/api/emails?to=kept@example.com`);
      return ((await emails.json()) as unknown[]).length > 0;
    });
  });

  test("an invalid setting is reported by name", async () => {
    const { ended, said } = start({ LINK_MINUTES: "11" });
    expect(await ended).not.toBe(0);
    expect(said()).toContain("The setting LINK_MINUTES may be at most 10.");
    expect(said()).not.toContain("    at ");
  });

  test("a port in use is reported by number", async () => {
    const blocker = createServer();
    await new Promise<void>((resolve) => blocker.listen(Number(ports.PORT), "localhost", () => resolve()));
    const { ended, said } = start();
    expect(await ended).not.toBe(0);
    blocker.close();
    expect(said()).toContain(`The port ${ports.PORT} is in use. Set PORT to another one.`);
  });
});

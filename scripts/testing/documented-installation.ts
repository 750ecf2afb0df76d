import { type ChildProcess, execFile, execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSecureMailServer } from "../../sandbox/src/testing/secure-mail-server.ts";
import { adapted, production } from "./documented-operation.ts";
import { freePort } from "./free-port.mjs";
import { startCluster } from "./postgres-cluster.mjs";
import { root, until } from "./running-product.ts";

/** An installation in production that is made with the commands of docs/operation.md. */

interface Certificate {
  readonly key: string;
  readonly cert: string;
  readonly path: string;
}

const makeCertificate = (): Certificate => {
  const folder = mkdtempSync(join(tmpdir(), "certificate-"));
  const [key, path] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  execFileSync(
    "openssl",
    [
      ...[
        "req",
        "-x509",
        "-nodes",
        "-days",
        "2",
        "-newkey",
        "ec",
        "-pkeyopt",
        "ec_paramgen_curve:prime256v1",
      ],
      ...["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost", "-keyout", key, "-out", path],
    ],
    { stdio: "ignore" },
  );
  return { key: readFileSync(key, "utf8"), cert: readFileSync(path, "utf8"), path };
};

/** npm, the check of what is built, and all migrations, on a busy machine. */
const STARTS_WITHIN_MS = 120_000;

const VISITOR = { host: "apply.example.com", "x-forwarded-for": "203.0.113.7", "x-forwarded-proto": "https" };

export interface Answer {
  readonly status: number;
  readonly text: string;
}

const get = (port: number, path: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port, path, headers }, async (response) => {
      const text = Buffer.concat(await response.toArray()).toString("utf8");
      resolve({ status: response.statusCode ?? 0, text });
    });
    sent.on("error", reject).end();
  });

export interface Ended {
  readonly code: number | NodeJS.Signals | null;
  readonly out: readonly string[];
  readonly err: readonly string[];
}

const linesOf = (text: string): readonly string[] =>
  text.split("\n").filter((line) => line.trim() !== "" && !/^(?:> |npm )/.test(line));

interface Running {
  readonly child: ChildProcess;
  readonly said: () => string;
  readonly ended: Promise<Ended>;
}

const run = (command: string, env: NodeJS.ProcessEnv): Running => {
  const child = spawn("sh", ["-c", command], { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
  let [out, err] = ["", ""];
  child.stdout.on("data", (chunk) => (out += String(chunk)));
  child.stderr.on("data", (chunk) => (err += String(chunk)));
  const ended = new Promise<Ended>((resolve) =>
    child.once("close", (code, signal) =>
      resolve({ code: signal ?? code, out: linesOf(out), err: linesOf(err) }),
    ),
  );
  return { child, said: () => `${out}${err}`, ended };
};

/** Runs the documented SQL as an administrator of the database does. */
const runSql = (
  psql: string,
  sql: string,
  { folder, port }: { folder: string; port: number },
): Promise<void> =>
  new Promise((resolve, reject) => {
    const args = ["-X", "-q", "-v", "ON_ERROR_STOP=1", "-h", folder, "-p", String(port), "-U", "postgres"];
    const client = execFile(psql, args, (cause) => (cause ? reject(cause) : resolve()));
    client.stdin?.end(sql);
  });

type Changes = readonly (readonly [from: string, to: string])[];

interface Surroundings {
  readonly bin: string;
  readonly psql: string;
  readonly sqlChanges?: Changes;
}

const secret = (): string => randomBytes(12).toString("hex");

export const prepareInstallation = async ({ bin, psql, sqlChanges = [] }: Surroundings) => {
  const [ofDatabase, ofMail] = [makeCertificate(), makeCertificate()];
  const passwords = { owner: secret(), app: secret(), mail: secret() };
  const cluster = await startCluster(bin, { superuser: "postgres", tls: ofDatabase });
  const mail = await startSecureMailServer({ ...ofMail, user: "user", password: passwords.mail });
  const [dataDir, port] = [await mkdtemp(join(tmpdir(), "latchkey-first-")), await freePort()];
  const settingsFile = join(dataDir, "..", `latchkey-first-${port}.env`);
  const started: Running[] = [];

  const sql = adapted(production.sql, [
    ["latchkey_owner login password '…'", `latchkey_owner login password '${passwords.owner}'`],
    ["latchkey_app login password '…'", `latchkey_app login password '${passwords.app}'`],
    ...sqlChanges,
  ]);
  await runSql(psql, sql, cluster);

  const key = execFileSync("sh", ["-c", production.makeKey], { encoding: "utf8" }).trim();
  const settings = adapted(production.settings, [
    ["latchkey_app:…@db.example.com", `latchkey_app:${passwords.app}@localhost:${cluster.port}`],
    ["latchkey_owner:…@db.example.com", `latchkey_owner:${passwords.owner}@localhost:${cluster.port}`],
    ["sslmode=verify-full", `sslmode=verify-full${production.ownAuthority}${ofDatabase.path}`],
    ["user:…@mail.example.com", `user:${passwords.mail}@localhost:${mail.port}`],
    ["2026a:…", `2026a:${key}`],
    ["/srv/latchkey", dataDir],
  ]);
  const read = adapted(production.readSettings, [["/etc/latchkey.env", settingsFile]]);
  const environment = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    TMPDIR: tmpdir(),
    PORT: String(port),
    NODE_EXTRA_CA_CERTS: ofMail.path,
  };

  const begin = async (command: string, changes: Changes = []): Promise<Running> => {
    await writeFile(settingsFile, adapted(settings, changes), { mode: 0o600 });
    const running = run(`${read}; exec ${command}`, environment);
    started.push(running);
    return running;
  };

  return {
    passwords,
    authority: `${production.ownAuthority}${ofDatabase.path}`,
    emails: mail.emails,
    get: (path: string) => get(port, path),
    getAsVisitor: (path: string) => get(port, path, VISITOR),
    run: async (command: string, changes?: Changes): Promise<Ended> => (await begin(command, changes)).ended,
    startServer: async (): Promise<Running> => {
      const server = await begin(production.start);
      await until(
        async () => {
          if (server.child.exitCode !== null) throw new Error(`The server did not start: ${server.said()}`);
          const answer = await get(port, production.ready, VISITOR).catch(() => undefined);
          return answer?.status === 200;
        },
        { givesUpMs: STARTS_WITHIN_MS },
      );
      return server;
    },
    close: async () => {
      for (const { child, ended } of started) {
        if (child.exitCode === null && child.signalCode === null) child.kill("SIGTERM");
        await ended;
      }
      await mail.close();
      cluster.stop();
      for (const path of [dataDir, settingsFile]) await rm(path, { recursive: true, force: true });
    },
  };
};

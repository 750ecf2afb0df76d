import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { drawDocument } from "../document-checks/corpus/documents.ts";
import { portrait } from "../document-checks/corpus/faces.ts";
import { picturePdf } from "../document-checks/corpus/pdf.ts";
import { amara } from "../document-checks/corpus/people.ts";
import { scan } from "../document-checks/corpus/photograph.ts";
import { smallPicture } from "../document-checks/corpus/small-picture.ts";
import { startSandbox } from "../sandbox/src/start.ts";
import { type DocumentChecks, openDocumentChecks } from "../server/src/document-checks/checks.ts";
import { confined } from "../server/src/platform/child-process/confinement.ts";
import { jpegFile, pdfFile, testSettings } from "../server/test/open-checks.ts";
import { signIn, upload } from "./testing/client.ts";
import { freePort } from "./testing/free-port.mjs";
import { root, runServer } from "./testing/running-product.ts";

/** The built process that decodes files of strangers, as the product starts it. */

const PROGRAM = join(root, "dist/server/document-checks-child.js");

let folder: string;
let checks: DocumentChecks | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "latchkey-confined-"));
});

afterEach(async () => {
  await checks?.close();
  await rm(folder, { recursive: true, force: true });
});

/** @param more arguments of Node besides those that confine it */
const start = (
  more: readonly string[] = [],
  said: (text: string) => void = () => undefined,
): DocumentChecks => {
  checks = openDocumentChecks({
    ...testSettings,
    program: PROGRAM,
    execArgv: [...confined(PROGRAM, [testSettings.modelsFolder]), ...more],
    onFailure: (failure) => said(failure.said),
  });
  return checks;
};

/** The arguments of the processes that a process has started. */
const startedBy = async (pid: number | undefined): Promise<readonly string[]> => {
  const { stdout } = await promisify(execFile)("ps", ["--ppid", String(pid), "-o", "args="]);
  return stdout.split("\n");
};

describe("FIL-08 (in part) the process that decodes files", () => {
  test("needs no more than it may: zones, faces, PDFs and HEICs are read", async () => {
    const confinedChecks = start();
    const passport = await scan(drawDocument("passport", amara), { width: 1600 });
    const heic = await readFile(join(root, "journeys/files/photo.heic"));
    expect(await confinedChecks.checkDocument(jpegFile(passport), { expectsZone: true })).toMatchObject({
      outcome: "ok",
      mrz: { number: "533380006" },
    });
    expect(await confinedChecks.checkFace(jpegFile(await portrait()))).toMatchObject({ outcome: "ok" });
    const pdf = pdfFile(picturePdf({ jpeg: passport, width: 1600, height: 1130 }));
    expect(await confinedChecks.view(pdf, 1)).toMatchObject({ outcome: "ok", pages: 1 });
    expect(await confinedChecks.convertHeic({ content: heic, owner: "somebody" })).toMatchObject({
      outcome: "ok",
    });
  });

  /** What somebody would try who got their own code to run in it. */
  const attack = (key: string) => `
    import { readFileSync, readdirSync, writeFileSync } from "node:fs";
    import { spawnSync } from "node:child_process";
    const attempts = {
      "read a key": () => readFileSync(${JSON.stringify(key)}),
      "read a system file": () => readFileSync("/etc/passwd"),
      "list a folder": () => readdirSync(${JSON.stringify(folder)}),
      "write": () => writeFileSync(${JSON.stringify(join(folder, "left"))}, "x"),
      "change a program": () => writeFileSync(${JSON.stringify(PROGRAM)}, ""),
      "start a program": () => { const { error } = spawnSync("true"); if (error) throw error; },
    };
    const said = Object.entries(attempts).map(([name, attempt]) => {
      try { attempt(); return name + ": done"; } catch ({ code }) { return name + ": " + code; }
    });
    const environment = Object.keys(process.env).join();
    process.stderr.write(JSON.stringify({ said, environment }) + "\\n", () => process.exit(1));
    await new Promise(() => {});
  `;

  test("may read nothing else, write nothing, start nothing, and knows nothing of its surroundings", async () => {
    const key = join(folder, "key");
    await writeFile(key, "secret");
    let last = "";
    const attacked = start(
      [`--import=data:text/javascript,${encodeURIComponent(attack(key))}`],
      (text) => (last = text),
    );
    expect(await attacked.checkFace(jpegFile(Buffer.from("x")))).toEqual({
      outcome: "not-checked",
      reason: "crashed",
    });
    const { said, environment } = JSON.parse(last.trim().split("\n").at(-1) ?? "");
    expect(said).toEqual(
      [
        "read a key",
        "read a system file",
        "list a folder",
        "write",
        "change a program",
        "start a program",
      ].map((name) => `${name}: ERR_ACCESS_DENIED`),
    );
    expect(environment).toBe("");
    expect(await readdir(folder)).toEqual(["key"]);
  });

  test("is started like that by the server", async () => {
    const [port, smtpPort] = [await freePort(), await freePort()];
    const sandbox = await startSandbox({
      dir: join(folder, "sandbox"),
      outboxPort: 0,
      smtpPort,
      addressesPort: 0,
    });
    const server = await runServer(port, {
      LATCHKEY_MODE: "test",
      PUBLIC_URL: `http://localhost:${port}`,
      DATA_DIR: folder,
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    });
    try {
      const access = await signIn(server.url, sandbox.outboxUrl, "sender@example.com");
      expect((await upload(server.url, access, await smallPicture())).status).toBe(204);
      const [started = "", ...others] = (await startedBy(server.child.pid)).filter((args) =>
        args.includes(PROGRAM),
      );
      expect(others).toEqual([]);
      for (const argument of confined(PROGRAM, [testSettings.modelsFolder])) {
        expect(started).toContain(argument);
      }
    } finally {
      await server.stop();
      await sandbox.close();
    }
  });
});

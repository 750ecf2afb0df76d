import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { deliveryReport, failed } from "../../../test/delivery-reports.ts";
import { testKeyring } from "../../../test/test-keyring.ts";
import { causeText } from "./cause.ts";
import type { EmailFailure } from "./email-failure.ts";
import { countPutAside, readReportsHandler } from "./report-folder.ts";

let folder: string;
let failures: EmailFailure[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "reports-"));
  failures = [];
});
afterEach(() => rm(folder, { recursive: true }));

const services = (
  bounceDir: string | undefined,
  emailFailed = async (failure: EmailFailure) => void failures.push(failure),
) => ({
  config: {
    mail: {
      smtpUrl: "",
      requiresTls: false,
      from: "",
      returnPath: undefined,
      hookSecret: undefined,
      bounceDir,
    },
  },
  keyring: testKeyring,
  log: pino({ level: "silent" }),
  emailFailed,
});

const read = () => readReportsHandler.run({}, services(folder));

const causeOf = (id: string) => causeText(testKeyring, { kind: "invitation", id });

const report = deliveryReport({ cause: causeOf("1") });

describe("the folder of delivery reports", () => {
  test("each is stored once and then removed", async () => {
    await writeFile(join(folder, "1.eml"), report);
    await writeFile(
      join(folder, "2.eml"),
      deliveryReport({ cause: causeOf("2"), recipients: [failed("5.2.1")] }),
    );
    await read();
    expect(failures).toEqual([
      { kind: "invitation", id: "1", reason: "5.1.1" },
      { kind: "invitation", id: "2", reason: "5.2.1" },
    ]);
    expect(await readdir(folder)).toEqual([]);
    await read();
    expect(failures).toHaveLength(2);
  });

  test("a maildir is read where new e-mails arrive, whatever they are called", async () => {
    for (const name of ["new", "cur", "tmp"]) await mkdir(join(folder, name));
    await writeFile(join(folder, "new", "1700000000.M1P2.mx"), report);
    await writeFile(join(folder, "tmp", "1700000001.M1P2.mx"), report);
    await read();
    expect(failures).toHaveLength(1);
    expect(await readdir(join(folder, "new"))).toEqual([]);
    expect(await readdir(join(folder, "tmp"))).toHaveLength(1);
  });

  test("what is not understood is put aside, and the rest is read", async () => {
    await writeFile(join(folder, "1.eml"), "Subject: Away\r\n\r\nI am away.");
    await writeFile(join(folder, "2.eml"), Buffer.alloc(2 ** 20 + 1));
    await writeFile(join(folder, "3.eml"), report);
    await read();
    expect(failures).toHaveLength(1);
    expect(await readdir(folder)).toEqual(["not-understood"]);
    expect((await readdir(join(folder, "not-understood"))).sort()).toEqual(["1.eml", "2.eml"]);
  });

  test("what was put aside is kept when another of its name comes, and is counted", async () => {
    for (const text of ["I am away.", "I am back."]) {
      await writeFile(join(folder, "1.eml"), `Subject: Away\r\n\r\n${text}`);
      await read();
    }
    const aside = await readdir(join(folder, "not-understood"));
    expect(aside).toHaveLength(2);
    expect(await countPutAside(services(folder).config)).toBe(2);
  });

  test("nothing is counted in a folder without any, and none where no folder is read", async () => {
    expect(await countPutAside(services(folder).config)).toBe(0);
    expect(await countPutAside(services(undefined).config)).toBeUndefined();
  });

  test("REL-05 (in part) a report stays until its failure is stored", async () => {
    await writeFile(join(folder, "1.eml"), report);
    const away = () => Promise.reject(new Error("The database is away"));
    await expect(readReportsHandler.run({}, services(folder, away))).rejects.toThrow("away");
    expect(await readdir(folder)).toEqual(["1.eml"]);
  });

  test("without the setting nothing is read", async () => {
    await readReportsHandler.run({}, services(undefined));
    expect(failures).toEqual([]);
  });
});

import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { builtProgram } from "../../test/built.ts";
import { openReportKeys } from "./report-keys.ts";

/** `npm run report:verify`, as a person runs it beside the files of a report. */

const keys = openReportKeys(`2026a:${Buffer.alloc(32, 7).toString("base64")}`);
const pdf = Buffer.from("%PDF-1.7 the report");

let folder: string;
const file = (name: string): string => join(folder, name);
const publicKeys = (x: string) => JSON.stringify({ keys: [{ kid: "2026a", x }] });

const run = (...args: readonly string[]): Promise<{ readonly code: number; readonly said: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, [builtProgram("report-verify"), ...args], (cause, out, complaint) =>
      resolve({ code: typeof cause?.code === "number" ? cause.code : 0, said: out + complaint }),
    );
  });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "latchkey-report-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(async () => {
  const content = {
    version: 1,
    edition: "agency",
    provider: "Quillfield",
    madeAt: "2026-11-26T14:02:00.000Z",
    pdf: { sha256: createHash("sha256").update(pdf).digest("hex") },
    report: {
      home: { address: "11 Almond Street" },
      label: "Accepted",
      validUntil: null,
      people: [{ name: "Ian Kershaw" }],
    },
  };
  await writeFile(file("report.json"), JSON.stringify(await keys.sign(JSON.stringify(content))));
  await writeFile(file("report.pdf"), pdf);
  await writeFile(file("latchkey-keys.json"), publicKeys(keys.current.publicKey));
});

test("a report is genuine with the PDF and the public keys beside it", async () => {
  const { code, said } = await run(file("report.json"));
  expect([code, said]).toEqual([
    0,
    expect.stringMatching(/^Genuine: .*\nIan Kershaw, 11 Almond Street: Accepted/),
  ]);
  expect(said).toContain("The PDF is the one that was sealed.");
});

test("one changed byte of the PDF or the JSON is told, with 1", async () => {
  await writeFile(file("report.pdf"), Buffer.concat([pdf, Buffer.from(" ")]));
  expect(await run(file("report.json"))).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^Changed: the PDF/),
  });
  const other = openReportKeys(`2026a:${Buffer.alloc(32, 8).toString("base64")}`);
  await writeFile(file("latchkey-keys.json"), publicKeys(other.current.publicKey));
  expect(await run(file("report.json"))).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^Changed: the JSON/),
  });
});

test("without public keys or a report it says what it needs, with 2", async () => {
  await rm(file("latchkey-keys.json"));
  expect(await run(file("report.json"))).toMatchObject({
    code: 2,
    said: expect.stringContaining("latchkey-keys.json"),
  });
  expect((await run()).code).toBe(2);
});

import { crc32, createDeflate } from "node:zlib";
import { drawDocument } from "@latchkey/document-checks/corpus/documents.ts";
import { portrait } from "@latchkey/document-checks/corpus/faces.ts";
import { amara } from "@latchkey/document-checks/corpus/people.ts";
import { photograph } from "@latchkey/document-checks/corpus/photograph.ts";
import sharp from "sharp";
import { afterEach, expect, test } from "vitest";
import { jpegFile, openBadChecks, openTestChecks, pngFile, testSettings } from "../../test/open-checks.ts";
import { openChild } from "../platform/child-process/child.ts";
import { residentBytes } from "../platform/child-process/resident-memory.ts";
import type { DocumentChecks, DocumentChecksSettings } from "./checks.ts";

/** A bad file must harm neither the server nor the next file. */

const opened: DocumentChecks[] = [];
const opening = (checks: DocumentChecks): DocumentChecks => {
  opened.push(checks);
  return checks;
};
afterEach(async () => {
  for (const checks of opened.splice(0)) await checks.close();
});

const wish = (text: string) => jpegFile(Buffer.from(text));
const fine = { outcome: "ok", faces: 1 };
const notChecked = (reason: string) => ({ outcome: "not-checked", reason });

test.each<[string, string, Partial<DocumentChecksSettings>]>([
  ["hang", "timeout", { timeoutMs: 4000 }],
  ["eat", "memory", { maxMemoryBytes: 400 * 2 ** 20 }],
  ["kill", "crashed", {}],
  ["throw", "crashed", {}],
  ["lie", "crashed", {}],
])(
  "FIL-08 (in part) a file that makes the process %s is not checked (%s), and the next one is",
  async (bad, reason, limits) => {
    const checks = opening(openBadChecks(limits));
    expect(await checks.checkFace(wish(bad))).toEqual(notChecked(reason));
    expect(await checks.checkFace(wish("good"))).toMatchObject(fine);
  },
);

test("the last output of the process is logged", async () => {
  const said: string[] = [];
  const checks = opening(openBadChecks({ onFailure: (failure) => said.push(failure.said) }));
  await checks.checkFace(wish("throw"));
  expect(said.join()).toContain("The last words.");
});

test("a missing program causes no exception", async () => {
  const checks = opening(openTestChecks({ program: "/nowhere/child.ts" }));
  expect(await checks.checkFace(wish("good"))).toEqual(notChecked("crashed"));
});

test("when the process is killed during a file, that file is not checked and the next one is", async () => {
  const child = openChild(testSettings);
  const content = await portrait();
  const { maxPixels, modelsFolder } = testSettings;
  const job = { kind: "face", content, type: "jpeg", maxPixels, modelsFolder } as const;
  const first = child.run(job);
  const killed = child.pid();
  if (killed === undefined) throw new Error("It was not started.");
  process.kill(killed, "SIGKILL");
  expect(await first).toEqual({ failed: "crashed" });
  expect(await child.run(job)).toMatchObject({ answer: fine });
  expect(child.pid()).not.toBe(killed);
  child.stop();
});

test("an idle process is stopped", async () => {
  const child = openChild({ ...testSettings, idleMs: 1 });
  const { maxPixels, modelsFolder } = testSettings;
  await child.run({
    kind: "view",
    page: 1,
    content: Buffer.from("x"),
    type: "jpeg",
    maxPixels,
    modelsFolder,
  });
  const pid = child.pid() ?? 0;
  while ((await residentBytes(pid)) !== undefined) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(child.pid()).toBeUndefined();
});

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** A whole, valid PNG of one colour: 312 MB of rows in 300 kB. */
const pixelBomb = async (side: number): Promise<Buffer> => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const deflate = createDeflate({ level: 9 });
  const parts: Buffer[] = [];
  deflate.on("data", (part: Buffer) => parts.push(part));
  const rows = Buffer.alloc((Math.ceil(side / 8) + 1) * 500);
  for (let written = 0; written < side; written += 500) {
    if (!deflate.write(rows)) await new Promise((resolve) => deflate.once("drain", resolve));
  }
  await new Promise((resolve) => deflate.end(resolve));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = chunk("IDAT", Buffer.concat(parts));
  return Buffer.concat([signature, chunk("IHDR", header), data, chunk("IEND", Buffer.alloc(0))]);
};

test("FIL-06 a PNG of 50,000 by 50,000 is refused before it is decoded", async () => {
  const content = await pixelBomb(50_000);
  // There is no decoder, so a file that came that far would be answered with "crashed".
  const checks = opening(openTestChecks({ program: "/nowhere/child.ts" }));
  const before = process.memoryUsage().rss;
  expect(await checks.view(pngFile(content), 1)).toEqual(notChecked("too-large"));
  expect(process.memoryUsage().rss - before).toBeLessThan(100 * 2 ** 20);
});

test("FIL-06 the process checks the header too", async () => {
  const child = openChild(testSettings);
  const { modelsFolder } = testSettings;
  const content = await portrait();
  const job = { kind: "view", page: 1, content, type: "jpeg", maxPixels: 1280 * 719, modelsFolder } as const;
  expect(await child.run(job)).toEqual({ answer: notChecked("too-large") });
  child.stop();
});

const cpuSince = (before: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(before);
  return user + system;
};

test("ten files at once are all checked, and nothing else waits for them", async () => {
  const checks = opening(openTestChecks());
  const content = await photograph(drawDocument("licence", amara), { width: 1200 });
  const before = process.cpuUsage();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => checks.checkDocument(jpegFile(content), { expectsZone: false })),
  );
  const spent = cpuSince(before);
  expect(answers.map(({ outcome }) => outcome)).toEqual(answers.map(() => "ok"));
  // CPU time of this process only. Here a check would take ten times what decoding takes; watching the child takes a little.
  const start = process.cpuUsage();
  for (const _answer of answers) await sharp(content).raw().toBuffer();
  expect(spent).toBeLessThan(4 * cpuSince(start));
});

test("people take turns: one file each, whoever came first", async () => {
  const checks = opening(openBadChecks());
  const order: string[] = [];
  const checked = (owner: string, file: string) =>
    checks.checkFace({ ...wish("good"), owner }).then(() => order.push(file));
  await Promise.all([
    ...["a1", "a2", "a3"].map((file) => checked("a", file)),
    ...["b1", "b2"].map((file) => checked("b", file)),
    checked("c", "c1"),
  ]);
  expect(order).toEqual(["a1", "b1", "c1", "a2", "b2", "a3"]);
});

const view = (checks: DocumentChecks, owner: string, text: string, isForDesk = false) =>
  checks.view({ ...wish(text), owner, isForDesk }, 1);

test("a reviewer's page is drawn while a stranger's file holds the process for uploads", async () => {
  const checks = opening(openBadChecks());
  let isOver = false;
  const stranger = view(checks, "stranger", "hang").then(() => {
    isOver = true;
  });
  // Any answer: this program knows faces only.
  expect(await view(checks, "priya", "good", true)).toMatchObject({
    outcome: "not-checked",
    reason: "crashed",
  });
  expect(isOver).toBe(false);
  await checks.close();
  await stranger;
});

test("a page that takes too long at first is drawn after those of everybody else", async () => {
  const checks = opening(openBadChecks({ firstTurnMs: 500 }));
  const order: string[] = [];
  let times = 0;
  const slow = checks.view(
    {
      ...wish("good"),
      owner: "slow",
      content: async () => {
        times += 1;
        return Buffer.from(times === 1 ? "hang" : "good");
      },
    },
    1,
  );
  const others = ["a", "b", "c"].map((owner) =>
    checks.checkFace({ ...wish("good"), owner }).then(() => order.push(owner)),
  );
  await Promise.all([...others, slow.then(() => order.push("slow"))]);
  expect([order, times]).toEqual([["a", "b", "c", "slow"], 2]);
});

test("many people's slow files delay a newcomer by one of them at most", async () => {
  const checks = opening(openBadChecks({ firstTurnMs: 300, timeoutMs: 2_000 }));
  const slow = ["a", "b", "c", "d"].map((owner) => view(checks, owner, "hang"));
  let over = 0;
  for (const one of slow) void one.then(() => (over += 1));
  while (over === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  await checks.checkFace({ ...wish("good"), owner: "newcomer" });
  expect(over).toBeLessThanOrEqual(2);
  await checks.close();
  expect((await Promise.all(slow))[0]).toEqual(notChecked("timeout"));
});

test("a file is read when its turn has come: those that wait take no memory", async () => {
  const checks = opening(openBadChecks());
  const read: string[] = [];
  const answers = ["first", "second"].map((name) =>
    checks.checkFace({
      ...wish("good"),
      content: async () => {
        read.push(name);
        return Buffer.from("good");
      },
    }),
  );
  expect(read).toEqual(["first"]);
  expect(await Promise.all(answers)).toMatchObject([fine, fine]);
  expect(read).toEqual(["first", "second"]);
});

test("files beyond the queue's limit are busy at once", async () => {
  const checks = opening(openBadChecks({ queueLength: 2 }));
  const answers = await Promise.all(Array.from({ length: 5 }, () => checks.checkFace(wish("good"))));
  expect(answers).toMatchObject([fine, fine, fine, notChecked("busy"), notChecked("busy")]);
});

test("closing settles the waiting ones", async () => {
  const checks = openBadChecks();
  const waiting = [checks.checkFace(wish("hang")), checks.checkFace(wish("good"))];
  await checks.close();
  expect(await Promise.all(waiting)).toEqual([notChecked("crashed"), notChecked("crashed")]);
});

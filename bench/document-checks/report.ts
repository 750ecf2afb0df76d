import { readdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { type DocumentChecks, openDocumentChecks } from "../../server/src/document-checks/checks.ts";
import type {
  CheckedFile,
  DocumentFinding,
  Unchecked,
} from "../../server/src/document-checks/engine/findings.ts";
import { allDocuments, type DocumentCase } from "./corpus.ts";
import { allFaces } from "./face-corpus.ts";
import {
  type Judged,
  recognitionTable,
  summaryTable,
  type Timed,
  timeTable,
  variantTable,
} from "./tables.ts";

/**
 * Accuracy and cost of the document checks on a labelled corpus. Writes report.md beside this file; takes a few
 * minutes. Run: npx tsx bench/document-checks/report.ts
 */
const TODAY = "2026-11-20";
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const openChecks = (): DocumentChecks =>
  openDocumentChecks({
    program: here("../../server/src/document-checks-child.ts"),
    execArgv: ["--import", "tsx"],
    timeoutMs: 60_000,
    maxPixels: 50_000_000,
    maxMemoryBytes: 2 ** 31,
    modelsFolder: here("../../server/models"),
    queueLength: 1,
    today: () => TODAY,
    onFailure: ({ reason, said }) => console.error(reason, said),
  });

/** The highest peak of resident memory among the child processes, in bytes; 0 where the system does not report it. */
const peakOfChildren = async (): Promise<number> => {
  try {
    const tasks = await readdir("/proc/self/task");
    const lists = await Promise.all(
      tasks.map((task) => readFile(`/proc/self/task/${task}/children`, "utf8")),
    );
    const pids = lists.join(" ").split(" ").filter(Boolean);
    const all = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/status`, "utf8")));
    return Math.max(0, ...all.map((status) => Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024));
  } catch {
    return 0;
  }
};

const timed = async <T>(work: () => Promise<T>): Promise<{ result: T; ms: number }> => {
  const start = performance.now();
  return { result: await work(), ms: performance.now() - start };
};

const zoneOf = (found: DocumentFinding | Unchecked, { lines }: DocumentCase): Judged["zone"] => {
  if (lines.length === 0) return undefined;
  if (!("mrz" in found) || !found.mrz) return "unread";
  const { number, birthdate, expiry, surname, givenNames } = found.mrz;
  const short = (date: string) => date.replaceAll("-", "").slice(2);
  const all = lines.join("");
  const checked = [number, short(birthdate), short(expiry)].every((part) => all.includes(part));
  if (!checked) return "wrong";
  return all.includes(`${surname}<<${givenNames}`.replaceAll(" ", "<")) ? "exact" : "name misread";
};

const judgeDocuments = async (checks: DocumentChecks, times: Timed[]): Promise<Judged[]> => {
  const judged: Judged[] = [];
  for (const one of allDocuments()) {
    const file: CheckedFile = await one.draw();
    const expectsZone = one.lines.length > 0;
    const { result, ms } = await timed(() => checks.checkDocument(file, { expectsZone }));
    times.push({ what: `document, ${file.type}${expectsZone ? ", with zone" : ""}`, ms });
    judged.push({ ...one, outcome: result.outcome, zone: zoneOf(result, one) });
  }
  return judged;
};

const judgeFaces = async (checks: DocumentChecks, times: Timed[]): Promise<Judged[]> => {
  const judged: Judged[] = [];
  for (const one of allFaces()) {
    const file = await one.draw();
    const { result, ms } = await timed(() => checks.checkFace(file));
    times.push({ what: "face", ms });
    judged.push({ ...one, kind: "face", outcome: result.outcome, zone: undefined });
  }
  return judged;
};

const checks = openChecks();
const times: Timed[] = [];
const documents = await judgeDocuments(checks, times);
const faces = await judgeFaces(checks, times);
const peak = await peakOfChildren();
await checks.close();

const report = `# Document checks: how well they judge

Written by \`bench/document-checks/report.ts\`. The documents are drawn and photographed by a program, not by people: turned,
never seen at a slant, without glare, creases or thumbs. The portraits all show one and the same person. Figures for real uploads will be lower;
what this shows is that the rules hold where the truth is known, and when a change breaks them.

## Documents (${documents.length})

${summaryTable(documents, ["blurred", "cut-off", "no-document"])}

${variantTable(documents)}

## Machine-readable zones

${recognitionTable(documents)}

## Live photos (${faces.length})

${summaryTable(faces, ["no-face", "several-faces", "face-too-small"])}

${variantTable(faces)}

## Time and memory

${timeTable(times)}

Largest resident memory of the process: ${Math.round(peak / 2 ** 20)} MiB.
`;
await writeFile(here("./report.md"), report);
console.log(report);

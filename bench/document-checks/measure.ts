import { readdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { type DocumentChecks, openDocumentChecks } from "../../server/src/document-checks/checks.ts";
import type {
  CheckedFile,
  DocumentFinding,
  Unchecked,
} from "../../server/src/document-checks/engine/findings.ts";
import { allDocuments, type DocumentCase } from "./corpus.ts";
import { type FaceCase, heldOutFaces, tuningFaces } from "./face-corpus.ts";
import { familyNames } from "./families.ts";
import { slantedDocuments } from "./slanted-corpus.ts";
import { storyDocuments } from "./story-corpus.ts";
import type { Judged, Measured, Timed } from "./tables.ts";

/** Judges one part of the corpus. Run by report.ts: measure.ts PART FILE */
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

/** The next picture is drawn while one is checked. */
const judgeAll = async <Case extends { readonly draw: () => Promise<CheckedFile> }>(
  cases: readonly Case[],
  judge: (one: Case, file: CheckedFile) => Promise<Judged>,
): Promise<Judged[]> => {
  const judged: Judged[] = [];
  let drawing = cases[0]?.draw();
  for (const [place, one] of cases.entries()) {
    const file = await drawing;
    drawing = cases[place + 1]?.draw();
    if (file) judged.push(await judge(one, file));
  }
  return judged;
};

const documentJudge =
  (checks: DocumentChecks, times: Timed[]) =>
  async (one: DocumentCase, file: CheckedFile): Promise<Judged> => {
    const expectsZone = one.lines.length > 0;
    const { result, ms } = await timed(() => checks.checkDocument(file, { expectsZone }));
    times.push({ what: `document, ${file.type}${expectsZone ? ", with zone" : ""}`, ms });
    return { ...one, outcome: result.outcome, zone: zoneOf(result, one) };
  };

const faceJudge =
  (checks: DocumentChecks, times: Timed[]) =>
  async (one: FaceCase, file: CheckedFile): Promise<Judged> => {
    const { result, ms } = await timed(() => checks.checkFace(file));
    times.push({ what: "face", ms });
    return { ...one, kind: one.face ?? "", outcome: result.outcome, zone: undefined };
  };

const half = (rest: 0 | 1): readonly DocumentCase[] =>
  allDocuments().filter((_, place) => place % 2 === rest);

const PARTS: Readonly<Record<string, (checks: DocumentChecks, times: Timed[]) => Promise<Judged[]>>> = {
  ...Object.fromEntries(
    familyNames.map((name) => [
      `documents-${name}`,
      (checks: DocumentChecks, times: Timed[]) =>
        judgeAll(slantedDocuments(name), documentJudge(checks, times)),
    ]),
  ),
  "documents-of-stories": (checks, times) => judgeAll(storyDocuments(), documentJudge(checks, times)),
  "documents-flat-1": (checks, times) => judgeAll(half(0), documentJudge(checks, times)),
  "documents-flat-2": (checks, times) => judgeAll(half(1), documentJudge(checks, times)),
  "faces-held-out": (checks, times) => judgeAll(heldOutFaces(), faceJudge(checks, times)),
  "faces-tuning": (checks, times) => judgeAll(tuningFaces(), faceJudge(checks, times)),
};

const [part = "", file = ""] = process.argv.slice(2);
const judge = PARTS[part];
if (!judge) throw new Error(`There is no part ${part}.`);
const checks = openChecks();
const times: Timed[] = [];
const judged = await judge(checks, times);
const measured: Measured = { judged, times, peak: await peakOfChildren() };
await checks.close();
await writeFile(file, JSON.stringify(measured));

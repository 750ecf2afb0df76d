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
import { slantedDocuments } from "./slanted-corpus.ts";
import {
  faceTable,
  fairness,
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

const checks = openChecks();
const times: Timed[] = [];
const judgeDocument = documentJudge(checks, times);
const judgeFace = faceJudge(checks, times);
const heldOut = await judgeAll(slantedDocuments("held out"), judgeDocument);
const slanted = await judgeAll(slantedDocuments("tuning"), judgeDocument);
const flat = await judgeAll(allDocuments(), judgeDocument);
const people = await judgeAll(heldOutFaces(), judgeFace);
const onePerson = await judgeAll(tuningFaces(), judgeFace);
const peak = await peakOfChildren();
await checks.close();

const DOCUMENT_REFUSALS = ["blurred", "cut-off", "no-document"];
const FACE_REFUSALS = ["no-face", "several-faces", "face-too-small"];

const documentPart = (judged: readonly Judged[]): string =>
  `${summaryTable(judged, DOCUMENT_REFUSALS)}\n\n${variantTable(judged)}`;

const report = `# Document checks: how well they judge

Written by \`bench/document-checks/report.ts\`. All documents are drawn and photographed by a program, not by people: without glare,
creases or folds. Figures for real uploads will be lower; what this shows is that the rules hold where the truth is known, and when a
change breaks them.

The figures under **held out** are the honest ones: backgrounds, documents, cameras, angles and people there share no parameter with those
that thresholds and methods were set on. Who changes a threshold because of them has to draw a new held-out family first. The figures
under **tuning** show only that the thresholds fit what they were set on.

## Documents, held out (${heldOut.length})

${documentPart(heldOut)}

## Documents, tuning: photographed at a slant (${slanted.length})

${documentPart(slanted)}

## Documents, tuning: photographed from above, and scans (${flat.length})

${documentPart(flat)}

## Machine-readable zones

Held out:

${recognitionTable(heldOut)}

Tuning:

${recognitionTable([...slanted, ...flat])}

## Live photos, held out (${people.length})

The people do not exist: a generator made them, and its pictures are too clean and too frontal for a fair sample of people. The head
scarves are drawn over three of them. Poses, light and blur are added by a program.

${summaryTable(people, FACE_REFUSALS)}

${fairness(people)}

${faceTable(people)}

## Live photos, tuning: one person (${onePerson.length})

${summaryTable(onePerson, FACE_REFUSALS)}

${variantTable(onePerson)}

## Time and memory

Milliseconds from the request to the verdict, while the next picture is drawn on another core.

${timeTable(times)}

Largest resident memory of the process: ${Math.round(peak / 2 ** 20)} MiB.
`;
await writeFile(here("./report.md"), report);
console.log(report);

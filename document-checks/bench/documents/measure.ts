import { readFile, writeFile } from "node:fs/promises";
import type { DocumentFinding, Unchecked } from "../../src/findings.ts";
import { type CorpusFile, checkDocument, checkFace } from "../engine.ts";
import { allDocuments, type DocumentCase } from "./corpus.ts";
import { type FaceCase, heldOutFaces, tuningFaces } from "./face-corpus.ts";
import { familyNames } from "./families.ts";
import { slantedDocuments } from "./slanted-corpus.ts";
import { storyDocuments } from "./story-corpus.ts";
import type { Judged, Measured, Timed } from "./tables.ts";

/** Judges one part of the corpus. Run by report.ts: measure.ts PART FILE */
/** The highest peak of resident memory of this process, in bytes; 0 where the system does not report it. */
const peak = async (): Promise<number> => {
  try {
    const status = await readFile("/proc/self/status", "utf8");
    return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024;
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
const judgeAll = async <Case extends { readonly draw: () => Promise<CorpusFile> }>(
  cases: readonly Case[],
  judge: (one: Case, file: CorpusFile) => Promise<Judged>,
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
  (times: Timed[]) =>
  async (one: DocumentCase, file: CorpusFile): Promise<Judged> => {
    const expectsZone = one.lines.length > 0;
    const { result, ms } = await timed(() => checkDocument(file, { expectsZone }));
    times.push({ what: `document, ${file.type}${expectsZone ? ", with zone" : ""}`, ms });
    return { ...one, outcome: result.outcome, zone: zoneOf(result, one) };
  };

const faceJudge =
  (times: Timed[]) =>
  async (one: FaceCase, file: CorpusFile): Promise<Judged> => {
    const { result, ms } = await timed(() => checkFace(file));
    times.push({ what: "face", ms });
    return { ...one, kind: one.face ?? "", outcome: result.outcome, zone: undefined };
  };

const half = (rest: 0 | 1): readonly DocumentCase[] =>
  allDocuments().filter((_, place) => place % 2 === rest);

const PARTS: Readonly<Record<string, (times: Timed[]) => Promise<Judged[]>>> = {
  ...Object.fromEntries(
    familyNames.map((name) => [
      `documents-${name}`,
      (times: Timed[]) =>
        judgeAll(slantedDocuments(name), documentJudge(times)),
    ]),
  ),
  "documents-of-stories": (times) => judgeAll(storyDocuments(), documentJudge(times)),
  "documents-flat-1": (times) => judgeAll(half(0), documentJudge(times)),
  "documents-flat-2": (times) => judgeAll(half(1), documentJudge(times)),
  "faces-held-out": (times) => judgeAll(heldOutFaces(), faceJudge(times)),
  "faces-tuning": (times) => judgeAll(tuningFaces(), faceJudge(times)),
};

const [part = "", file = ""] = process.argv.slice(2);
const judge = PARTS[part];
if (!judge) throw new Error(`There is no part ${part}.`);
const times: Timed[] = [];
const judged = await judge(times);
const measured: Measured = { judged, times, peak: await peak() };
await writeFile(file, JSON.stringify(measured));

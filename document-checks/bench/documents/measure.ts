import { writeFile } from "node:fs/promises";
import type { DocumentFinding, Unchecked } from "../../src/findings.ts";
import { type CorpusFile, type Engine, openEngine } from "../engine.ts";
import { allDocuments, type DocumentCase } from "./corpus.ts";
import { type FaceCase, heldOutFaces, tuningFaces } from "./face-corpus.ts";
import { familyNames } from "./families.ts";
import { slantedDocuments } from "./slanted-corpus.ts";
import { storyDocuments } from "./story-corpus.ts";
import type { Judged, Measured, Timed } from "./tables.ts";

/** Judges one part of the corpus. Run by report.ts: measure.ts PART FILE */
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
  (engine: Engine, times: Timed[]) =>
  async (one: DocumentCase, file: CorpusFile): Promise<Judged> => {
    const expectsZone = one.lines.length > 0;
    const { result, ms } = await timed(() => engine.checkDocument(file, { expectsZone }));
    times.push({ what: `document, ${file.type}${expectsZone ? ", with zone" : ""}`, ms });
    return { ...one, outcome: result.outcome, zone: zoneOf(result, one) };
  };

const faceJudge =
  (engine: Engine, times: Timed[]) =>
  async (one: FaceCase, file: CorpusFile): Promise<Judged> => {
    const { result, ms } = await timed(() => engine.checkFace(file));
    times.push({ what: "face", ms });
    return { ...one, kind: one.face ?? "", outcome: result.outcome, zone: undefined };
  };

const half = (rest: 0 | 1): readonly DocumentCase[] =>
  allDocuments().filter((_, place) => place % 2 === rest);

const PARTS: Readonly<Record<string, (engine: Engine, times: Timed[]) => Promise<Judged[]>>> = {
  ...Object.fromEntries(
    familyNames.map((name) => [
      `documents-${name}`,
      (engine: Engine, times: Timed[]) => judgeAll(slantedDocuments(name), documentJudge(engine, times)),
    ]),
  ),
  "documents-of-stories": (engine, times) => judgeAll(storyDocuments(), documentJudge(engine, times)),
  "documents-flat-1": (engine, times) => judgeAll(half(0), documentJudge(engine, times)),
  "documents-flat-2": (engine, times) => judgeAll(half(1), documentJudge(engine, times)),
  "faces-held-out": (engine, times) => judgeAll(heldOutFaces(), faceJudge(engine, times)),
  "faces-tuning": (engine, times) => judgeAll(tuningFaces(), faceJudge(engine, times)),
};

const [part = "", file = ""] = process.argv.slice(2);
const judge = PARTS[part];
if (!judge) throw new Error(`There is no part ${part}.`);
const times: Timed[] = [];
const engine = openEngine();
const judged = await judge(engine, times);
const measured: Measured = { judged, times, peak: await engine.peak() };
engine.close();
await writeFile(file, JSON.stringify(measured));

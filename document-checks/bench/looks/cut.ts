import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { allDocuments, type DocumentCase } from "../documents/corpus.ts";
import { familyNames, HELD_OUT } from "../documents/families.ts";
import { slantedDocuments } from "../documents/slanted-corpus.ts";
import { openEngine } from "../engine.ts";
import { fileOf } from "./looks-corpus.ts";

/**
 * Measures the notice "a side or a corner seems to be missing" on the documents that it is said of: papers, which no check
 * refuses. Writes `cut.md`: `npx tsx document-checks/bench/looks/cut.ts`
 */

const papers = [
  ...["letter", "council letter", "offer letter", "pension notice", "rent receipt", "birth record"],
  ...[
    "wage slip",
    "payslip",
    "diploma",
    "certificate",
    "bill",
    "statement",
    "assessment",
    "lease",
    "reference",
  ],
];

/** Every second one of a group is enough. */
const ofPapers = (all: readonly DocumentCase[]): readonly DocumentCase[] =>
  all
    .filter(({ kind, truth }) => papers.includes(kind) && (truth === "ok" || truth === "cut-off"))
    .filter((_, place) => place % 2 === 0);

const engine = openEngine();
const times: number[] = [];

const isSaidOf = async ({ draw }: DocumentCase): Promise<boolean> => {
  const { content } = await draw();
  const start = performance.now();
  const found = await engine.checkDocument(fileOf(content), { expectsZone: false });
  times.push(performance.now() - start);
  return found.outcome === "cut-off";
};

const saidOf = async (cases: readonly DocumentCase[], truth: string): Promise<string> => {
  const meant = cases.filter((one) => one.truth === truth);
  let said = 0;
  for (const one of meant) if (await isSaidOf(one)) said += 1;
  return `${said} of ${meant.length}`;
};

const rowOf = async (name: string, cases: readonly DocumentCase[]): Promise<string> =>
  `| ${name} | ${await saidOf(cases, "ok")} | ${await saidOf(cases, "cut-off")} |`;

const tuned = familyNames.filter((name) => name !== HELD_OUT);
const rows = [
  await rowOf("flat, on plain tables", ofPapers(allDocuments())),
  await rowOf(
    "at a slant",
    tuned.flatMap((name) => ofPapers(slantedDocuments(name))),
  ),
  await rowOf("at a slant, held out", ofPapers(slantedDocuments(HELD_OUT))),
];

engine.close();

const median = times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
const text = `# "A side or a corner seems to be missing"

Said of papers, which no check refuses for it. Measured on every second paper of the corpus of the document checks: ${papers.join(", ")}.
Written by \`npx tsx document-checks/bench/looks/cut.ts\`. It takes ${Math.round(median)} ms in the middle. Thresholds are set on all but what is held out.

| Pictures | Said of whole ones | Said of cut ones |
|---|---|---|
${rows.join("\n")}
`;
await writeFile(join(import.meta.dirname, "cut.md"), text);
console.log(text);

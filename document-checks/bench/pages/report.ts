import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type PdfSignal, pdfSignalsOf } from "@latchkey/domain/documents/pdf-signals.ts";
import { type Engine, openEngine } from "../engine.ts";
import { type Compared, compareMarks, greyOf } from "./marks.ts";

/**
 * Compares the first page of every PDF below a folder with what poppler draws of it, and writes `report.md`:
 * `npx tsx document-checks/bench/pages/report.ts <folder>`. Needs `pdftoppm`.
 */

const folder = process.argv[2] ?? process.env.PDF_CORPUS;
if (!folder) {
  console.log("No folder of PDFs is named: PDF_CORPUS.");
  process.exit(0);
}

const HANGS_MS = 30_000;
const scratch = mkdtempSync(join(tmpdir(), "pages-"));

const byPoppler = (path: string): Buffer | undefined => {
  const target = join(scratch, "page");
  const options = ["-f", "1", "-l", "1", "-singlefile", "-cropbox", "-scale-to", "1000", "-gray", "-png"];
  try {
    execFileSync("pdftoppm", [...options, path, target], { stdio: "ignore", timeout: HANGS_MS });
    const page = readFileSync(`${target}.png`);
    rmSync(`${target}.png`);
    return page.length > 0 ? page : undefined;
  } catch {
    return undefined;
  }
};

let engine: Engine = openEngine();

const late = (): { readonly reason: Promise<string>; readonly stop: () => void } => {
  let timer: NodeJS.Timeout | undefined;
  const reason = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve("timeout"), HANGS_MS);
  });
  return { reason, stop: () => clearTimeout(timer) };
};

const byUs = async (content: Buffer): Promise<Buffer | string> => {
  const limit = late();
  const drawing = engine.view({ content, type: "pdf" }).then(
    (view) => (view.outcome === "ok" ? view.content : view.reason),
    () => "crashed",
  );
  const drawn = await Promise.race([drawing, limit.reason]);
  limit.stop();
  if (drawn === "timeout" || drawn === "crashed") {
    engine.close();
    engine = openEngine();
  }
  return drawn;
};

const TOLD: readonly PdfSignal[] = [
  "blank",
  "unread-pictures",
  "undrawn-marks",
  "missing-letters",
  "notes",
  "hidden-layers",
];

const toldOf = async (content: Buffer): Promise<readonly PdfSignal[]> => {
  const inspected = await engine.inspect({ content, type: "pdf" });
  if (inspected.outcome !== "ok" || !inspected.metadata) return [];
  return pdfSignalsOf(inspected.metadata, inspected.isBlank).filter((signal) => TOLD.includes(signal));
};

interface Row {
  readonly name: string;
  readonly theirs: boolean;
  readonly reason?: string;
  readonly compared?: Compared;
  readonly told?: readonly PdfSignal[];
}

const rows: Row[] = [];
const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
  name.endsWith(".pdf"),
);
for (const name of paths.toSorted()) {
  const path = join(folder, name);
  const theirs = byPoppler(path);
  const content = readFileSync(path);
  const ours = await byUs(content);
  if (typeof ours === "string") rows.push({ name, theirs: theirs !== undefined, reason: ours });
  else if (!theirs) rows.push({ name, theirs: false });
  else {
    const drawing = await greyOf(theirs);
    const compared = compareMarks(drawing, await greyOf(ours, drawing));
    rows.push({ name, theirs: true, compared, told: compared.lost > 0 ? await toldOf(content) : [] });
  }
}
engine.close();
rmSync(scratch, { recursive: true });

const both = rows.filter(({ compared }) => compared);
const losing = both.filter(({ compared }) => (compared?.lost ?? 0) > 0);
const blank = losing.filter(({ compared }) => compared?.lost === compared?.marked);
const told = losing.filter((row) => row.told?.length);
const refused = rows.filter(({ theirs, reason }) => theirs && reason);
const onlyOurs = rows.filter(({ theirs, reason }) => !theirs && !reason);
const neither = rows.filter(({ theirs, reason }) => !theirs && reason);

const notes = "<!-- reasons -->";
const report = join(import.meta.dirname, "report.md");
const known = readFileSync(report, { encoding: "utf8", flag: "a+" }).split(notes)[1] ?? "\n";
const text = `# Marks that poppler draws and we do not

The first page of each PDF in a folder, in cells of 16 pixels at 800: a cell counts as lost if poppler has clear edges in it and we
have none there or beside it. "Told" names the findings that a reviewer reads about it. Written by \`PDF_CORPUS=<folder> npm run test:ops -- reports\`; the files belong to others and are not
kept here.

| | pages |
|---|---|
| files | ${rows.length} |
| drawn by both | ${both.length} |
| of these, with lost cells | ${losing.length} |
| of these, with a finding that tells it | ${told.length} |
| of these, with nothing left | ${blank.length} |
| drawn by poppler only | ${refused.length} |
| drawn by us only | ${onlyOurs.length} |
| drawn by neither | ${neither.length} |

| page with lost cells | lost | of | told |
|---|---|---|---|
${losing
  .toSorted((one, other) => (other.compared?.lost ?? 0) - (one.compared?.lost ?? 0))
  .map((row) => `| ${row.name} | ${row.compared?.lost} | ${row.compared?.marked} | ${row.told?.join(", ")} |`)
  .join("\n")}

| drawn by poppler only | why |
|---|---|
${refused.map(({ name, reason }) => `| ${name} | ${reason} |`).join("\n")}

${notes}${known}`;
writeFileSync(report, text);
console.log(text);

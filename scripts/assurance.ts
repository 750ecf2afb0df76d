import { readFileSync, writeFileSync } from "node:fs";
import { cells, proofs, root, standingOf, statements } from "./proofs.ts";
import { claimsOf } from "./titles.ts";

/**
 * What the product guarantees about security, privacy and reliability, and the tests that prove it. Writes
 * docs/assurance.md; with `--check` fails if a guaranteed statement has no test that shows all of it, or if the document is out of date.
 */
const TARGET = new URL("docs/assurance.md", root);

const SUBJECTS: Readonly<Record<string, string>> = {
  AUTH: "Sign-in",
  SES: "Sessions",
  ACL: "Who may do what",
  FIL: "Files",
  API: "The API",
  INT: "Partners",
  WEB: "The browser",
  PRV: "Privacy",
  LOG: "Records",
  REL: "Reliability",
};

const numbered = (group: string, ...numbers: readonly number[]): readonly string[] =>
  numbers.map((number) => `${group}-${String(number).padStart(2, "0")}`);

/** Everything is guaranteed but these, which belong to features that are not built or are proven in part. */
const NOT_YET = new Set([
  ...numbered("SES", 4, 5),
  ...numbered("ACL", 7),
  ...numbered("FIL", 5, 8),
  ...numbered("INT", 1, 4, 5, 6, 7, 9),
  ...numbered("WEB", 4),
  ...numbered("PRV", 1, 2, 4, 5, 6, 7),
  ...numbered("LOG", 4),
  // Whether an e-mail comes exactly once, no sender can promise (decision 0002).
  ...numbered("REL", 1, 3, 4, 6, 7, 10),
]);

const row = (id: string): string => {
  const tests = (proofs.get(id) ?? []).map(
    ({ file, title, isInPart }) =>
      `${isInPart ? "in part: " : ""}${cells(claimsOf(title).words)} ([${file.split("/").at(-1)}](../${file}))`,
  );
  return `| ${id} | ${cells(statements.get(id) ?? "")} | ${tests.join("<br>") || "not yet"} |`;
};

const idsOf = (group: string): readonly string[] =>
  [...statements.keys()].filter((id) => id.startsWith(`${group}-`));

const chapter = ([group, subject]: readonly [string, string]): string =>
  `## ${subject}\n\n| id | statement | shown by |\n|---|---|---|\n${idsOf(group).map(row).join("\n")}\n`;

const document = `# What is promised, and what shows it

Written by \`npx tsx scripts/assurance.ts\` from the titles of the tests. \`npm test\` fails unless every test named here ran and
passed, and \`npm run check\` fails when a promise loses its last complete test. "Not yet" belongs to a feature that is not built.

${Object.entries(SUBJECTS).map(chapter).join("\n")}`;

const ids = Object.keys(SUBJECTS).flatMap(idsOf);
const isProven = (id: string): boolean => standingOf(id) === "proven";
const broken = ids.filter((id) => !NOT_YET.has(id) && !isProven(id));
const unsaid = ids.filter((id) => NOT_YET.has(id) && isProven(id));
if (broken.length > 0) console.error(`No test shows all of ${broken.join(", ")}.`);
if (unsaid.length > 0)
  console.error(`${unsaid.join(", ")}: proven, so take it from NOT_YET in scripts/assurance.ts.`);
if (broken.length + unsaid.length > 0) process.exitCode = 1;
if (!process.argv.includes("--check")) {
  writeFileSync(TARGET, document);
} else if (readFileSync(TARGET, "utf8") !== document) {
  console.error("docs/assurance.md is not up to date. Run: npx tsx scripts/assurance.ts");
  process.exitCode = 1;
}

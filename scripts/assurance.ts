import { readFileSync, writeFileSync } from "node:fs";
import { cells, proofs, root, statements } from "./proofs.ts";

/**
 * What the product guarantees about security, privacy and reliability, and the tests that prove it. Writes
 * docs/assurance.md; with `--check` fails if a guaranteed statement has no test, or if the document is out of date.
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

/** Guaranteed from now on: a change that removes the last test of one of these fails. */
const PROMISED = [
  ...numbered("AUTH", 1, 2, 3, 4, 5, 6, 7, 8),
  ...numbered("SES", 1, 2, 3, 4, 5, 7, 8),
  ...numbered("ACL", 1, 2, 3, 4, 5, 8),
  ...numbered("FIL", 1, 2, 3, 4, 5, 10, 11, 12),
  ...numbered("API", 1, 2, 3, 4, 5, 6, 7),
  ...numbered("WEB", 1, 2),
  ...numbered("PRV", 2, 3),
  ...numbered("LOG", 1, 2, 3),
  ...numbered("REL", 1, 2, 4, 5, 8, 9),
];

const withoutIds = (title: string): string =>
  title.replaceAll(/\b[A-Z]{2,4}-\d{2,3}\b[ ,]*/g, "").replaceAll(/\$\{[^}]*\}|%[sij#]|\$\w+/g, "…");

const row = (id: string): string => {
  const tests = (proofs.get(id) ?? []).map(
    ({ file, title }) => `${cells(withoutIds(title)).trim()} ([${file.split("/").at(-1)}](../${file}))`,
  );
  return `| ${id} | ${cells(statements.get(id) ?? "")} | ${tests.join("<br>") || "not yet"} |`;
};

const chapter = ([group, subject]: readonly [string, string]): string => {
  const ids = [...statements.keys()].filter((id) => id.startsWith(`${group}-`));
  return `## ${subject}\n\n| id | statement | shown by |\n|---|---|---|\n${ids.map(row).join("\n")}\n`;
};

const document = `# What is promised, and what shows it

Written by \`npx tsx scripts/assurance.ts\` from the titles of the tests. Every test named here runs in \`npm test\` or
\`npm run test:long\`; a promise that loses its last test fails \`npm run check\`. "Not yet" belongs to a feature that is not built.

${Object.entries(SUBJECTS).map(chapter).join("\n")}`;

const unproven = PROMISED.filter((id) => !proofs.has(id));
if (unproven.length > 0) {
  console.error(`No test shows ${unproven.join(", ")}.`);
  process.exitCode = 1;
}
if (!process.argv.includes("--check")) {
  writeFileSync(TARGET, document);
} else if (readFileSync(TARGET, "utf8") !== document) {
  console.error("docs/assurance.md is not up to date. Run: npx tsx scripts/assurance.ts");
  process.exitCode = 1;
}

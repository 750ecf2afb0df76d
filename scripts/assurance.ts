import { cells, proofs, statements } from "./proofs.ts";
import { writeDocument } from "./proofs-document.ts";
import { claimsOf } from "./titles.ts";

/**
 * Lists what the product guarantees about security, privacy and reliability, with the tests that prove it. Writes
 * test-results/assurance.md. `npm run check` checks the proofs themselves, by scripts/spec-coverage.ts.
 */

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

const document = `# Guarantees and their tests

Written by \`npx tsx scripts/assurance.ts\` from the titles of the tests. \`npm test\` and \`npm run test:long\` fail unless every test
named here ran and passed, and \`npm run check\` fails when a guarantee loses its last complete test. "Not yet" belongs to a feature
that is not built.

${Object.entries(SUBJECTS).map(chapter).join("\n")}`;

writeDocument("assurance.md", document);

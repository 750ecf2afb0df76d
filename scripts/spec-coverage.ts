import { readFileSync, writeFileSync } from "node:fs";
import { cells, claimProblems, proofs, root, type Standing, standingOf, statements } from "./proofs.ts";

/**
 * Which tests prove which statement of the specification, by the ids in their titles. Writes docs/spec-coverage.md;
 * with `--check` fails if an id is unknown or stands outside a title, or if the document is out of date.
 */
const TARGET = new URL("docs/spec-coverage.md", root);

const ids = [...statements.keys()];
const groups = [...new Set(ids.map((id) => id.split("-")[0] ?? ""))];
const STANDINGS: readonly Standing[] = ["proven", "in part", "none"];

const countsOf = (counted: readonly string[]): string =>
  [counted.length, ...STANDINGS.map((one) => counted.filter((id) => standingOf(id) === one).length)].join(
    " | ",
  );

const groupRow = (group: string): string =>
  `| ${group} | ${countsOf(ids.filter((id) => id.startsWith(`${group}-`)))} |`;

const row = (id: string): string => {
  const files = [...new Set((proofs.get(id) ?? []).map(({ file }) => file))];
  const tests = files.map((file) => `[${file.split("/").at(-1)}](../${file})`).join(", ");
  return `| ${id} | ${cells(statements.get(id) ?? "")} | ${standingOf(id)} | ${tests} |`;
};

const document = `# What is proven by which test

Written by \`npx tsx scripts/spec-coverage.ts\` from the ids in the titles of the tests. \`npm test\` fails unless all of these
tests ran and passed. "In part" is said by the titles themselves. A statement with "none" belongs to a feature that is not built
yet, or is proven by no test: both are work.

| group | statements | proven | in part | none |
|---|---|---|---|---|
${groups.map(groupRow).join("\n")}
| all | ${countsOf(ids)} |

| id | statement | | tests |
|---|---|---|---|
${ids.map(row).join("\n")}
`;

if (claimProblems.length > 0) {
  console.error(claimProblems.join("\n"));
  process.exitCode = 1;
} else if (!process.argv.includes("--check")) {
  writeFileSync(TARGET, document);
} else if (readFileSync(TARGET, "utf8") !== document) {
  console.error("docs/spec-coverage.md is not up to date. Run: npx tsx scripts/spec-coverage.ts");
  process.exitCode = 1;
}

import { cells, claimProblems, proofs, type Standing, standingOf, statements } from "./proofs.ts";
import { writeDocument } from "./proofs-document.ts";
import { NOT_PROVEN, standingProblems } from "./standings.ts";

/**
 * Lists the tests that prove each statement of the specification, by the ids in their titles. Writes
 * test-results/spec-coverage.md. Fails if an id is unknown or stands outside a title, if a statement that is not in NOT_PROVEN has
 * no complete proof, or if one in that list has more or less proof than it says.
 */

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
tests ran and passed. The titles themselves say "in part". A statement with "none" has no test, mostly because its feature is not built
yet. \`scripts/standings.ts\` lists the statements that are not proven.

| group | statements | proven | in part | none |
|---|---|---|---|---|
${groups.map(groupRow).join("\n")}
| all | ${countsOf(ids)} |

| id | statement | | tests |
|---|---|---|---|
${ids.map(row).join("\n")}
`;

const problems =
  claimProblems.length > 0 ? claimProblems : standingProblems({ ids, standingOf, listed: NOT_PROVEN });
if (problems.length > 0) {
  console.error(problems.join("\n"));
  process.exitCode = 1;
}
writeDocument("spec-coverage.md", document);

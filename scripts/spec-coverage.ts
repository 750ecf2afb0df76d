import { cells, claimProblems, proofs, standingOf, statements } from "./proofs.ts";
import { writeDocument } from "./proofs-document.ts";
import { NOT_PROVEN, PROVEN_TOGETHER, SETTLED_OTHERWISE, standingProblems } from "./standings.ts";

/**
 * Lists the tests that prove each statement of the specification, by the ids in their titles. Writes
 * test-results/spec-coverage.md. Fails if an id is unknown or stands outside a title, or if a statement has more or less
 * proof than standings.ts says.
 */

const ids = [...statements.keys()];
const groups = [...new Set(ids.map((id) => id.split("-")[0] ?? ""))];
const STANDINGS = ["proven", "proven together", "settled otherwise", "in part", "none"] as const;

const listedAs = (id: string): (typeof STANDINGS)[number] => {
  if (SETTLED_OTHERWISE.has(id)) return "settled otherwise";
  return PROVEN_TOGETHER.has(id) ? "proven together" : standingOf(id);
};

const noteOf = (id: string): string => {
  const decision = SETTLED_OTHERWISE.get(id);
  const { missing } = NOT_PROVEN.get(id) ?? {};
  const clauses = Object.keys(PROVEN_TOGETHER.get(id) ?? {}).join("; ");
  return [listedAs(id), decision && `decision ${decision}`, missing, clauses].filter(Boolean).join(": ");
};

const countsOf = (counted: readonly string[]): string =>
  [counted.length, ...STANDINGS.map((one) => counted.filter((id) => listedAs(id) === one).length)].join(
    " | ",
  );

const groupRow = (group: string): string =>
  `| ${group} | ${countsOf(ids.filter((id) => id.startsWith(`${group}-`)))} |`;

const row = (id: string): string => {
  const files = [...new Set((proofs.get(id) ?? []).map(({ file }) => file))];
  const tests = files.map((file) => `[${file.split("/").at(-1)}](../${file})`).join(", ");
  return `| ${id} | ${cells(statements.get(id) ?? "")} | ${cells(noteOf(id))} | ${tests} |`;
};

const document = `# What is proven by which test

Written by \`npx tsx scripts/spec-coverage.ts\` from the ids in the titles of the tests. \`npm test\` fails unless all of these
tests ran and passed. The titles themselves say "in part". \`scripts/standings.ts\` says what a statement lacks that is not proven, which clauses are
proven together, and which decision settles a statement otherwise.

| group | statements | ${STANDINGS.join(" | ")} |
|---|---|${STANDINGS.map(() => "---").join("|")}|
${groups.map(groupRow).join("\n")}
| all | ${countsOf(ids)} |

| id | statement | | tests |
|---|---|---|---|
${ids.map(row).join("\n")}
`;

const problems =
  claimProblems.length > 0
    ? claimProblems
    : standingProblems({
        ids,
        standingOf,
        partsOf: (id) => (proofs.get(id) ?? []).map(({ file }) => file),
        listed: NOT_PROVEN,
        settled: SETTLED_OTHERWISE,
        together: PROVEN_TOGETHER,
      });
if (problems.length > 0) {
  console.error(problems.join("\n"));
  process.exitCode = 1;
}
writeDocument("spec-coverage.md", document);

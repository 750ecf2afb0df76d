import { readFileSync, writeFileSync } from "node:fs";
import { cells, proofs, root, statements, unknownIds } from "./proofs.ts";

/**
 * Which tests prove which statement of the specification, by the ids in their titles. Writes docs/spec-coverage.md;
 * with `--check` fails if a test has an unknown id, or if the document is out of date.
 */
const TARGET = new URL("docs/spec-coverage.md", root);

const ids = [...statements.keys()];
const groups = [...new Set(ids.map((id) => id.split("-")[0] ?? ""))];
const provenIn = (group: string) => ids.filter((id) => id.startsWith(`${group}-`) && proofs.has(id)).length;
const totalOf = (group: string) => ids.filter((id) => id.startsWith(`${group}-`)).length;

const row = (id: string): string => {
  const files = [...new Set((proofs.get(id) ?? []).map(({ file }) => file))];
  const tests = files.map((file) => `[${file.split("/").at(-1)}](../${file})`).join(", ");
  return `| ${id} | ${cells(statements.get(id) ?? "")} | ${tests} |`;
};

const document = `# What is proven by which test

Written by \`npx tsx scripts/spec-coverage.ts\` from the ids in the titles of the tests. A statement without a test belongs to a
feature that is not built yet, or is proven by none: both are work.

| group | statements | with a test |
|---|---|---|
${groups.map((group) => `| ${group} | ${totalOf(group)} | ${provenIn(group)} |`).join("\n")}

| id | statement | tests |
|---|---|---|
${ids.map(row).join("\n")}
`;

if (unknownIds.length > 0) {
  console.error(unknownIds.join("\n"));
  process.exitCode = 1;
} else if (!process.argv.includes("--check")) {
  writeFileSync(TARGET, document);
} else if (readFileSync(TARGET, "utf8") !== document) {
  console.error("docs/spec-coverage.md is not up to date. Run: npx tsx scripts/spec-coverage.ts");
  process.exitCode = 1;
}

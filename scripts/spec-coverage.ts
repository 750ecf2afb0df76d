import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";

/**
 * Which tests prove which statement of the specification, by the ids in their titles. Writes docs/spec-coverage.md;
 * with `--check` fails when a test names an id that does not exist, or when the document is not the one it would write.
 */
const root = new URL("..", import.meta.url);
const TARGET = new URL("docs/spec-coverage.md", root);
const ID = /\b(?:FRM|IDN|RES|SHR|INC|RUL|ADR|AUTH|SES|ACL|FIL|API|INT|WEB|PRV|LOG|REL)-\d{2,3}\b/g;
/** A title: the first string of test(…), test.each(…)(…), describe(…), in any of the three kinds of quotes. */
const TITLE = /(?:\b(?:test|it|describe|story)(?:\.\w+)*\(|\]\)\(|^\s*\)\()\s*(["'`])((?:\\.|(?!\1).)*)\1/gms;

/** A row of a table test whose first text is its title begins with the id. */
const ROW =
  /(["'`])((?:(?:FRM|IDN|RES|SHR|INC|RUL|ADR|AUTH|SES|ACL|FIL|API|INT|WEB|PRV|LOG|REL)-\d{2,3}[ ,]*)+)/g;

const statements = new Map(
  readFileSync(new URL("docs/statements.tsv", root), "utf8")
    .trim()
    .split("\n")
    .map((line) => line.split("\t") as [string, string]),
);

const testFiles = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: root,
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => /\.(?:test|story|spec)\.tsx?$/.test(file))
  .sort();

const proofs = new Map<string, string[]>();
const unknown: string[] = [];
for (const file of testFiles) {
  const text = readFileSync(new URL(file, root), "utf8");
  const titles = [...text.matchAll(TITLE), ...text.matchAll(ROW)];
  const named = titles.flatMap(([, , title = ""]) => title.match(ID) ?? []);
  for (const id of new Set(named)) {
    if (!statements.has(id)) unknown.push(`${file} names ${id}, which does not exist.`);
    proofs.set(id, [...(proofs.get(id) ?? []), file]);
  }
}

const ids = [...statements.keys()];
const groups = [...new Set(ids.map((id) => id.split("-")[0] ?? ""))];
const provenIn = (group: string) => ids.filter((id) => id.startsWith(`${group}-`) && proofs.has(id)).length;
const totalOf = (group: string) => ids.filter((id) => id.startsWith(`${group}-`)).length;

const row = (id: string): string => {
  const files = proofs.get(id) ?? [];
  const tests = files.map((file) => `[${file.split("/").at(-1)}](../${file})`).join(", ");
  return `| ${id} | ${(statements.get(id) ?? "").replaceAll("|", "\\|")} | ${tests} |`;
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

if (unknown.length > 0) {
  console.error(unknown.join("\n"));
  process.exitCode = 1;
} else if (!process.argv.includes("--check")) {
  writeFileSync(TARGET, document);
} else if (readFileSync(TARGET, "utf8") !== document) {
  console.error("docs/spec-coverage.md is not up to date. Run: npx tsx scripts/spec-coverage.ts");
  process.exitCode = 1;
}

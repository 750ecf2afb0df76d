import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { claimsOf, titlesIn } from "./titles.ts";

export const root = new URL("..", import.meta.url);

export interface Proof {
  readonly file: string;
  readonly title: string;
  readonly isInPart: boolean;
}

export const statements: ReadonlyMap<string, string> = new Map(
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

const found = new Map<string, Proof[]>();
const problems: string[] = [];
for (const file of testFiles) {
  const read = titlesIn(file, readFileSync(new URL(file, root), "utf8"));
  problems.push(...read.problems);
  for (const title of read.titles) {
    for (const { id, isInPart } of claimsOf(title).claims) {
      found.set(id, [...(found.get(id) ?? []), { file, title, isInPart }]);
      if (!statements.has(id)) problems.push(`${file} names ${id}, which does not exist.`);
    }
  }
}

export const proofs: ReadonlyMap<string, readonly Proof[]> = found;

export const claimProblems: readonly string[] = problems;

export type Standing = "proven" | "in part" | "none";

/** A statement is proven by one test that proves all of it. */
export const standingOf = (id: string): Standing => {
  const tests = proofs.get(id) ?? [];
  if (tests.some(({ isInPart }) => !isInPart)) return "proven";
  return tests.length > 0 ? "in part" : "none";
};

export const cells = (text: string): string => text.replaceAll("|", "\\|").replace(/\s+/g, " ");

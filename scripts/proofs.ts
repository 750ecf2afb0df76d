import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** Which tests prove which statement, read from the titles of all tests. */

export const root = new URL("..", import.meta.url);

const GROUPS = "FRM|IDN|RES|SHR|INC|RUL|ADR|AUTH|SES|ACL|FIL|API|INT|WEB|PRV|LOG|REL";
const ID = new RegExp(`\\b(?:${GROUPS})-\\d{2,3}\\b`, "g");
/** A title: the first string argument of test(…), test.each(…)(…), describe(…), in any kind of quotes. */
const TITLE = /(?:\b(?:test|it|describe|story)(?:\.\w+)*\(|\]\)\(|^\s*\)\()\s*(["'`])((?:\\.|(?!\1).)*)\1/gms;
/** A row of a table test may have its title as the first string, starting with the id. */
const ROW = new RegExp(`(["'\`])((?:(?:${GROUPS})-\\d{2,3}[ ,]*)+(?:\\\\.|(?!\\1).)*)\\1`, "gs");

export interface Proof {
  readonly file: string;
  readonly title: string;
}

/** Statements by id, in file order. */
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

const titlesIn = (file: string): readonly string[] => {
  const text = readFileSync(new URL(file, root), "utf8");
  return [...text.matchAll(TITLE), ...text.matchAll(ROW)].map(([, , title = ""]) => title);
};

const found = new Map<string, Proof[]>();
for (const file of testFiles) {
  for (const title of new Set(titlesIn(file))) {
    for (const id of new Set(title.match(ID) ?? [])) {
      found.set(id, [...(found.get(id) ?? []), { file, title }]);
    }
  }
}

export const proofs: ReadonlyMap<string, readonly Proof[]> = found;

/** Messages about tests with an unknown statement id. */
export const unknownIds: readonly string[] = [...found]
  .filter(([id]) => !statements.has(id))
  .flatMap(([id, tests]) => tests.map(({ file }) => `${file} names ${id}, which does not exist.`));

/** Escapes text for a table cell. */
export const cells = (text: string): string => text.replaceAll("|", "\\|").replace(/\s+/g, " ");

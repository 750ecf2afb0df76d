import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

/** Compares docs/architecture.md with the folders that have sources. */
const root = join(import.meta.dirname, "..");
const read = (file: string): string => readFileSync(join(root, file), "utf8");

const SOURCE = /\.(?:tsx?|mjs|css)$/;
/** Each of their folders is listed too. */
const LISTED_DEEPER = /^server\/(?:src\/(?:api|platform)|test)\//;

/** The folder of a source that has to be named. Deeper folders are parts of it. */
const folderOf = (file: string): string => {
  const folders = file.split("/").slice(0, -1);
  const isBelowSrc = folders[1] === "src";
  return folders.slice(0, (isBelowSrc ? 3 : 2) + (LISTED_DEEPER.test(file) ? 1 : 0)).join("/");
};

const sourceFolders = (): ReadonlySet<string> => {
  const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
  });
  const folders = files
    .split("\n")
    .filter((file) => SOURCE.test(file))
    .map(folderOf);
  return new Set(folders.filter((folder) => folder !== ""));
};

/** A heading "### server/src: …" names the folder above those in the first cells of its table. */
const namedFolders = (text: string): readonly string[] =>
  text
    .split(/^### /m)
    .slice(1)
    .flatMap((part) => {
      const above = /^([\w/]+):/.exec(part)?.[1];
      const cells = [...part.matchAll(/^\| (`[^|]+`) \|/gm)].map(([, cell = ""]) => cell);
      const names = cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name));
      return above === undefined ? names : names.map((name) => `${above}/${name}`);
    });

describe("docs/architecture.md", () => {
  const text = read("docs/architecture.md");
  const [named, existing] = [namedFolders(text), sourceFolders()];
  const isNamed = (folder: string): boolean =>
    named.some((one) => one === folder || one.startsWith(`${folder}/`));

  test("names every folder with sources", () => {
    expect(existing.size).toBeGreaterThan(100);
    expect([...existing].filter((folder) => !isNamed(folder))).toEqual([]);
  });

  test("names no folder without sources, and none twice", () => {
    const parents = [...existing].map((folder) => folder.slice(0, folder.lastIndexOf("/")));
    expect(named.filter((folder) => !existing.has(folder) && !parents.includes(folder))).toEqual([]);
    expect(named.filter((folder, index) => named.indexOf(folder) !== index)).toEqual([]);
  });

  test("has at most 250 lines", () => expect(text.split("\n").length).toBeLessThanOrEqual(250));
});

test("what is read before the first line of code has at most 30 kB", () => {
  const texts = ["README.md", "docs/architecture.md", "CONTRIBUTING.md"].map(read);
  expect(texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0)).toBeLessThanOrEqual(30_000);
});

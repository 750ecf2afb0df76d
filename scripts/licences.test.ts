import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** The lockfile tells the licence of every package that we install; what it does not tell stands in NOTICE. */

const root = join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(root, file), "utf8");

test("every package states a licence, or NOTICE does", () => {
  const packages = Object.entries<{ readonly license?: string; readonly link?: boolean }>(
    JSON.parse(read("package-lock.json")).packages,
  );
  const silent = packages
    .filter(([path, { license, link }]) => path.includes("node_modules/") && !license && !link)
    .map(([path]) => path.replace(/^.*node_modules\//, ""));
  const [, named = ""] =
    /^Packages without a licence in package-lock\.json: (.+)$/m.exec(read("NOTICE")) ?? [];
  expect(named.split(", ")).toEqual(silent);
});

import { posix } from "node:path";
import { listed, sourceOf } from "./product-files.ts";

/**
 * Finds folders whose files import each other in a ring, because a change in one needs knowledge of all. Every
 * workspace counts, types included; tests and examples may import anything.
 */

export interface Import {
  readonly from: string;
  readonly to: string;
}

const IMPORT = /(?:from\s+|import\s*\(\s*|import\s+)["'](\.{1,2}\/[^"']+)["']/g;

export const importsIn = (file: string, source: string): readonly Import[] =>
  [...source.matchAll(IMPORT)].map(([, path = ""]) => ({
    from: file,
    to: posix.normalize(posix.join(posix.dirname(file), path)),
  }));

type Arrows = ReadonlyMap<string, ReadonlySet<string>>;

/** @param of what a path belongs to: its folder, or itself */
const arrowsBetween = (imports: readonly Import[], of: (path: string) => string): Arrows => {
  const arrows = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const [one, other] = [of(from), of(to)];
    if (one === other) continue;
    arrows.set(one, (arrows.get(one) ?? new Set()).add(other));
  }
  return arrows;
};

const reachableFrom = (arrows: Arrows, start: string): ReadonlySet<string> => {
  const seen = new Set<string>();
  const queue = [...(arrows.get(start) ?? [])];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    queue.push(...(arrows.get(next) ?? []));
  }
  return seen;
};

const ringsOf = (arrows: Arrows): readonly (readonly string[])[] => {
  const reachable = new Map([...arrows.keys()].map((folder) => [folder, reachableFrom(arrows, folder)]));
  const rings = new Map<string, readonly string[]>();
  for (const [folder, reached] of reachable) {
    if (!reached.has(folder)) continue;
    const ring = [...reached].filter((other) => reachable.get(other)?.has(folder)).toSorted();
    rings.set(ring.join(" "), ring);
  }
  return [...rings.values()];
};

export const ringsIn = (imports: readonly Import[]): readonly (readonly string[])[] =>
  ringsOf(arrowsBetween(imports, posix.dirname));

export const fileRingsIn = (imports: readonly Import[]): readonly (readonly string[])[] =>
  ringsOf(arrowsBetween(imports, (path) => path));

const example = (imports: readonly Import[], ring: readonly string[]): readonly string[] =>
  ring.flatMap((folder) => {
    const inside = imports.filter(
      ({ from, to }) =>
        posix.dirname(from) === folder && posix.dirname(to) !== folder && ring.includes(posix.dirname(to)),
    );
    return inside.slice(0, 6).map(({ from, to }) => `  ${from} → ${to}`);
  });

const isTest = (file: string): boolean => /\.(?:test|examples)\.tsx?$|\.spec\.ts$|\/testing\//.test(file);

export const productImports = (): readonly Import[] =>
  listed("*/src/*.ts", "*/src/*.tsx", "*/src/**/*.ts", "*/src/**/*.tsx")
    .filter((file) => !isTest(file))
    .flatMap((file) => importsIn(file, sourceOf(file)));

if (process.argv[1] === import.meta.filename) {
  const imports = productImports();
  const rings = ringsIn(imports);
  for (const ring of rings) {
    console.log(`A ring of ${ring.length} folders: ${ring.join(", ")}`);
    console.log(example(imports, ring).join("\n"));
  }
  const fileRings = fileRingsIn(imports);
  for (const ring of fileRings) console.log(`A ring of ${ring.length} files: ${ring.join(", ")}`);
  console.log(`${rings.length} rings of folders, ${fileRings.length} of files.`);
  process.exitCode = rings.length + fileRings.length > 0 ? 1 : 0;
}

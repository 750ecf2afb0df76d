/** Refuses runs of equal lines in the product's code: npx tsx scripts/equal-lines.ts */
import { productFiles, sourceOf } from "./product-files.ts";

const MOST = 12;

interface Line {
  readonly text: string;
  readonly number: number;
}

interface File {
  readonly path: string;
  readonly lines: readonly Line[];
}

interface Spot {
  readonly file: File;
  readonly at: number;
}

/** Both schemas have the parts of an answer, and the types of one schema's builder admit no fields of the other. */
const REASONED = /\/own-answers\.type\.ts:\d+ and .*\/dossier\.ts:/;

const IMPORTS = /^import\b[^;]*;$/gm;

const comparedLines = (source: string): readonly Line[] =>
  source
    .replace(IMPORTS, (statement) => statement.replace(/.+/g, ""))
    .split("\n")
    .map((text, index) => ({ text: text.trim(), number: index + 1 }))
    .filter(({ text }) => text !== "");

const textAt = ({ file, at }: Spot): string | undefined => file.lines[at]?.text;

const moved = ({ file, at }: Spot, by: number): Spot => ({ file, at: at + by });

const isEqual = (one: Spot, other: Spot): boolean => {
  const text = textAt(one);
  return text !== undefined && text === textAt(other);
};

const roomFor = (one: Spot, other: Spot): number =>
  one.file === other.file ? other.at - one.at : Number.POSITIVE_INFINITY;

const lengthOf = (one: Spot, other: Spot): number => {
  let length = 0;
  while (length < roomFor(one, other) && isEqual(moved(one, length), moved(other, length))) length += 1;
  return length;
};

const windowsIn = (files: readonly File[]): ReadonlyMap<string, readonly Spot[]> => {
  const windows = new Map<string, Spot[]>();
  for (const file of files) {
    const texts = file.lines.map(({ text }) => text);
    for (let at = 0; at + MOST < texts.length; at += 1) {
      const key = texts.slice(at, at + MOST + 1).join("\n");
      windows.set(key, [...(windows.get(key) ?? []), { file, at }]);
    }
  }
  return windows;
};

const placeOf = ({ file, at }: Spot): string => `${file.path}:${file.lines[at]?.number}`;

export const equalRunsIn = (sources: Readonly<Record<string, string>>): readonly string[] => {
  const files = Object.entries(sources).map(([path, source]) => ({ path, lines: comparedLines(source) }));
  const pairs = [...windowsIn(files).values()].flatMap((spots) =>
    spots.flatMap((one, place) => spots.slice(place + 1).map((other) => [one, other] as const)),
  );
  return pairs
    .filter(([one, other]) => !isEqual(moved(one, -1), moved(other, -1)))
    .map(([one, other]) => ({ length: lengthOf(one, other), places: [placeOf(one), placeOf(other)] }))
    .filter(({ length }) => length > MOST)
    .map(({ length, places }) => `${length} lines: ${places.join(" and ")}`);
};

if (process.argv[1] === import.meta.filename) {
  const sources = Object.fromEntries(productFiles().map((path) => [path, sourceOf(path)]));
  const runs = equalRunsIn(sources).filter((run) => !REASONED.test(run));
  for (const run of runs) console.error(`Equal ${run}`);
  process.exitCode = runs.length === 0 ? 0 : 1;
}

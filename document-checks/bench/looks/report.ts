import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { distance, type Look, noticesOfLook, SAME } from "@latchkey/domain/documents/look.ts";
import { openEngine } from "../engine.ts";
import { fileOf, goodPictures, isInColour, type MadeKind, made } from "./looks-corpus.ts";

/**
 * Measures the thresholds of the notices about pictures, and writes `report.md`: `npx tsx
 * document-checks/bench/looks/report.ts`
 */

const engine = openEngine();
const times: number[] = [];

const lookOf = async (content: Buffer): Promise<Look | undefined> => {
  const start = performance.now();
  const found = await engine.inspect(fileOf(content));
  times.push(performance.now() - start);
  return found.outcome === "ok" ? found.look : undefined;
};

interface Seen {
  readonly name: string;
  readonly kind: string;
  readonly inColour: boolean;
  readonly look: Look;
}

const good: Seen[] = [];
const bad: Record<MadeKind, { readonly look: Look; readonly original: Look }[]> = {
  "nearly black": [],
  "without colour": [],
  "phone screenshot": [],
  "computer screenshot": [],
  "stored again": [],
};

for (const [place, one] of goodPictures().entries()) {
  const { content, type } = await one.draw();
  // A rendered page of a PDF gets no notices.
  if (type === "pdf") continue;
  const look = await lookOf(content);
  if (!look) throw new Error(`A good picture cannot be read: ${one.group}`);
  good.push({ name: `${one.kind}, ${one.group}`, kind: one.kind, inColour: isInColour(one), look });
  if (place % 4 !== 0) continue;
  for (const kind of Object.keys(made) as MadeKind[]) {
    for (const make of made[kind]) {
      const other = await lookOf(await make(content));
      if (other) bad[kind].push({ look: other, original: look });
    }
  }
}

engine.close();

const range = (values: readonly number[]): string =>
  `${Math.min(...values).toFixed(2)} to ${Math.max(...values).toFixed(2)}`.replaceAll(".00", "");
const share = (count: number, of: number): string => `${count} of ${of}`;
const says = (looks: readonly Look[], notice: "dark" | "grey" | "screenshot"): string =>
  share(looks.filter((look) => noticesOfLook(look).includes(notice)).length, looks.length);

const looks = good.map(({ look }) => look);
const colourful = good.filter(({ inColour }) => inColour).map(({ look }) => look);
const seenIn = (kind: MadeKind): readonly Look[] => bad[kind].map(({ look }) => look);
const flats = (some: readonly Look[]): readonly number[] => some.flatMap(({ flat }) => flat ?? []);
const apart = bad["stored again"].flatMap(({ look, original }) =>
  look.print && original.print ? [distance(look.print, original.print)] : [],
);
/** Only pairs of different documents count, because the corpus has each drawing in several lights. */
const strangers = good.flatMap(({ kind, look: { print } }, place) =>
  good
    .slice(place + 1)
    .filter((other) => other.kind !== kind && ![kind, other.kind].includes("story"))
    .flatMap(({ look: other }) => {
      if (!print || !other.print) return [];
      const bits = distance(print, other.print);
      return [bits];
    }),
);
const palest = good
  .filter(({ inColour }) => inColour)
  .toSorted((one, other) => one.look.colour - other.look.colour)
  .slice(0, 3);
const darkest = good.toSorted((one, other) => one.look.light - other.look.light).slice(0, 3);

const rows = [
  [
    "dark",
    range(looks.map(({ light }) => light)),
    says(looks, "dark"),
    range(seenIn("nearly black").map(({ light }) => light)),
    says(seenIn("nearly black"), "dark"),
  ],
  [
    "grey",
    range(colourful.map(({ colour }) => colour)),
    says(colourful, "grey"),
    range(seenIn("without colour").map(({ colour }) => colour)),
    says(seenIn("without colour"), "grey"),
  ],
  [
    "screenshot, phone",
    flats(looks).length === 0 ? "none has the shape" : range(flats(looks)),
    says(looks, "screenshot"),
    range(flats(seenIn("phone screenshot"))),
    says(seenIn("phone screenshot"), "screenshot"),
  ],
  [
    "screenshot, computer",
    "as above",
    says(looks, "screenshot"),
    range(flats(seenIn("computer screenshot"))),
    says(seenIn("computer screenshot"), "screenshot"),
  ],
  [
    "same picture",
    range(strangers),
    share(strangers.filter((bits) => bits <= SAME).length, strangers.length),
    range(apart),
    share(apart.filter((bits) => bits <= SAME).length, apart.length),
  ],
];

const median = times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
const text = `# What is said about pictures

Measured on ${good.length} good pictures of the corpus of the document checks, and on what was made from every fourth: see \`looks-corpus.ts\`.
Written by \`npx tsx document-checks/bench/looks/report.ts\`. A look takes ${Math.round(median)} ms in the middle, ${Math.round(Math.max(...times))} ms at most, with the start of the process.

| Notice | Measure of good ones | Said of good ones | Measure of bad ones | Said of bad ones |
|---|---|---|---|---|
${rows.map((row) => `| ${row.join(" | ")} |`).join("\n")}

"Grey" is measured on documents that are asked for in colour; "same picture" is how far apart any two good
pictures of different documents are, and how far one is from itself, stored again smaller or as another format.

The darkest good ones: ${darkest.map(({ name, look }) => `${name} (${look.light})`).join("; ")}.
The palest: ${palest.map(({ name, look }) => `${name} (${look.colour})`).join("; ")}.
`;
await writeFile(join(import.meta.dirname, "report.md"), text);
console.log(text);

import { many } from "../random.ts";
import { type Place, writeLine } from "../strokes.ts";
import type { Holder } from "../zone-lines.ts";
import { block, column, type Drawing, page, type Rows } from "./layout.ts";

type Pair = readonly [string, string];

interface Official {
  readonly size: readonly [width: number, height: number];
  readonly tints: Pair;
  readonly waves: string;
  readonly title: readonly [text: string, place: Place, colour: string];
  readonly photo: readonly [x: number, y: number, width: number, height: number];
  readonly fields: { readonly count: number; readonly rows: Rows };
  readonly zone?: { readonly lines: readonly string[]; readonly rows: Rows };
  readonly more?: readonly string[];
}

const ground = ([width, height]: Official["size"], [top, bottom]: Pair): string =>
  `<defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs><rect width="${width}" height="${height}" rx="${Math.round(width / 60)}" fill="url(#g)"/>`;

const guilloche = ([width, height]: Official["size"], colour: string): string => {
  const waves = many(24, (line) => {
    const y = ((line + 0.5) * height) / 24;
    return `M0 ${y} Q${width / 4} ${y - height / 12} ${width / 2} ${y} T${width} ${y}`;
  });
  return `<path d="${waves.join(" ")}" fill="none" stroke="${colour}" stroke-width="3" opacity=".35"/>`;
};

const portrait = ([x, y, width, height]: Official["photo"]): string =>
  `${block([x, y, width, height], "#d9dde0")}<ellipse cx="${x + width / 2}" cy="${y + height * 0.4}" rx="${width * 0.22}" ry="${height * 0.24}" fill="#a07a62"/><path d="M${x + width * 0.08} ${y + height} Q${x + width / 2} ${y + height * 0.45} ${x + width * 0.92} ${y + height} Z" fill="#37414f"/>`;

const rowsOf = (holder: Holder): readonly Pair[] => [
  ["Surname", holder.surname.toUpperCase()],
  ["Given names", holder.givenNames.toUpperCase()],
  ["Nationality", holder.state],
  ["Date of birth", holder.birthdate],
  ["Date of expiry", holder.expiry],
  ["Number", holder.number],
];

const fields = (holder: Holder, { count, rows: [x, y, size, step] }: Official["fields"]): string[] =>
  rowsOf(holder)
    .slice(0, count)
    .flatMap(([label, value], row) => [
      writeLine(label, [x, y + row * step, size * 0.6], "#5d6470"),
      writeLine(value, [x, y + row * step + size * 0.95, size]),
    ]);

/** A passport or a card on a tinted ground with waves: the holder's data beside a portrait. */
export const official = (
  holder: Holder,
  { size, tints, waves, title, photo, fields: given, zone, more = [] }: Official,
): Drawing =>
  page(
    size,
    [
      ground(size, tints),
      guilloche(size, waves),
      writeLine(...title),
      portrait(photo),
      ...fields(holder, given),
      ...(zone ? column(zone.lines, zone.rows) : []),
      ...more,
    ],
    zone?.lines,
  );

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { inflateSync } from "node:zlib";

const FONT = "@fontsource/unifontex/files/unifontex-latin-400-normal.woff";

export const WIDE_FONT = "UnifontExMono";

/** The font has all characters below; of the others some. */
export const FIRST_UNSURE = 0x1_00_00;

const HEADER = { woff: 44, font: 12 } as const;
const ENTRY = { woff: 20, font: 16 } as const;

const directoryOf = (packed: Buffer, count: number): Buffer => {
  const directory = Buffer.alloc(HEADER.font + ENTRY.font * count);
  packed.copy(directory, 0, 4, 8);
  const power = Math.floor(Math.log2(count));
  directory.writeUInt16BE(count, 4);
  directory.writeUInt16BE(16 * 2 ** power, 6);
  directory.writeUInt16BE(power, 8);
  directory.writeUInt16BE(16 * (count - 2 ** power), 10);
  return directory;
};

/** Unpacks a WOFF (version 1) to the OpenType font that it holds: the same tables, uncompressed. */
const unpacked = (packed: Buffer): Buffer => {
  const count = packed.readUInt16BE(12);
  const directory = directoryOf(packed, count);
  let place = directory.length;
  const tables = Array.from({ length: count }, (_, index) => {
    const from = HEADER.woff + ENTRY.woff * index;
    const start = packed.readUInt32BE(from + 4);
    const content = packed.subarray(start, start + packed.readUInt32BE(from + 8));
    const length = packed.readUInt32BE(from + 12);
    const table = Buffer.alloc(Math.ceil(length / 4) * 4);
    (content.length === length ? content : inflateSync(content)).copy(table);
    const to = HEADER.font + ENTRY.font * index;
    packed.copy(directory, to, from, from + 4);
    packed.copy(directory, to + 4, from + 16, from + 20);
    directory.writeUInt32BE(place, to + 8);
    directory.writeUInt32BE(length, to + 12);
    place += table.length;
    return table;
  });
  return Buffer.concat([directory, ...tables]);
};

/** A font of pixels with the letters of every script, 13.8 MB. */
export const readWideFont = (): Buffer =>
  unpacked(readFileSync(createRequire(import.meta.url).resolve(FONT)));

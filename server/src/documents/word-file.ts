import type { Readable } from "node:stream";
import { promisify } from "node:util";
import { inflateRaw } from "node:zlib";

/**
 * Tells a Word document by what a ZIP lists at its end, as Word itself does: programs other than Word write the part
 * that names the types last. Nothing but that part is unpacked, and of it no more than a megabyte.
 */
export interface SeekableFile {
  readonly size: number;
  /** From its beginning, as often as wanted. */
  readonly read: () => Promise<Readable>;
}

const TYPES_PART = "[Content_Types].xml";
const WORD_TYPE =
  'ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"';
const MACROS = /macroEnabled/i;

const MOST_UNPACKED = 1_048_576;
const MOST_PACKED = 65_536;
const MOST_LISTED = 262_144;
const LONGEST_NAME = 1_024;

/** @see APPNOTE.TXT 4.3: a head before each part, the list of all, and its end behind a comment. */
const HEAD = { sign: 0x04034b50, bytes: 30 } as const;
const LISTED = { sign: 0x02014b50, bytes: 46 } as const;
const END = { sign: Buffer.from("PK\u0005\u0006"), bytes: 22, longestComment: 65_535 } as const;
const [STORED, DEFLATED] = [0, 8];

/** What lies there; less when the file ends before. */
const piece = async ({ read }: SeekableFile, start: number, length: number): Promise<Buffer> => {
  const pieces: Buffer[] = [];
  let at = 0;
  for await (const chunk of (await read()) as AsyncIterable<Buffer>) {
    pieces.push(chunk.subarray(Math.max(0, start - at), Math.max(0, start + length - at)));
    at += chunk.length;
    if (at >= start + length) break;
  }
  return Buffer.concat(pieces);
};

const readList = async (file: SeekableFile): Promise<Buffer | undefined> => {
  const length = Math.min(file.size, END.bytes + END.longestComment);
  const tail = await piece(file, file.size - length, length);
  const end = tail.lastIndexOf(END.sign);
  if (end < 0 || end + END.bytes > tail.length) return undefined;
  const listLength = tail.readUInt32LE(end + 12);
  return listLength > MOST_LISTED ? undefined : piece(file, tail.readUInt32LE(end + 16), listLength);
};

interface Part {
  readonly method: number;
  readonly packedBytes: number;
  readonly start: number;
}

/** A list that names the part twice means different things to different readers: none is found. */
const findTypesPart = (list: Buffer): Part | undefined => {
  const found: Part[] = [];
  let at = 0;
  while (at + LISTED.bytes <= list.length && list.readUInt32LE(at) === LISTED.sign) {
    const name = at + LISTED.bytes;
    const nameEnd = name + list.readUInt16LE(at + 28);
    if (list.toString("latin1", name, nameEnd) === TYPES_PART) {
      found.push({
        method: list.readUInt16LE(at + 10),
        packedBytes: list.readUInt32LE(at + 20),
        start: list.readUInt32LE(at + 42),
      });
    }
    at = nameEnd + list.readUInt16LE(at + 30) + list.readUInt16LE(at + 32);
  }
  return found.length === 1 ? found[0] : undefined;
};

const unpack = async (data: Buffer, method: number): Promise<Buffer | undefined> => {
  if (method === STORED) return data;
  if (method !== DEFLATED) return undefined;
  return promisify(inflateRaw)(data, { maxOutputLength: MOST_UNPACKED }).catch(() => undefined);
};

const readPart = async (
  file: SeekableFile,
  { method, packedBytes, start }: Part,
): Promise<Buffer | undefined> => {
  if (packedBytes > MOST_PACKED) return undefined;
  const found = await piece(file, start, HEAD.bytes + LONGEST_NAME + packedBytes);
  if (found.length < HEAD.bytes || found.readUInt32LE(0) !== HEAD.sign) return undefined;
  const data = HEAD.bytes + found.readUInt16LE(26) + found.readUInt16LE(28);
  return unpack(found.subarray(data, data + packedBytes), method);
};

export const isWordFile = async (file: SeekableFile): Promise<boolean> => {
  const list = await readList(file);
  const part = list && findTypesPart(list);
  const types = part && (await readPart(file, part))?.toString("utf8");
  return types?.includes(WORD_TYPE) === true && !MACROS.test(types);
};

import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";
import { NotPlain, type NotPlainBecause } from "./read-xml.ts";
import { checkFields, checkRelations, checkTypes } from "./word-parts.ts";

/**
 * A Word document is safe if the directory at the end of the ZIP, which Word reads too, has no part that
 * unpacks to too much, leaves its folder, contains macros or fetches from elsewhere.
 */
export interface WholeFile {
  readonly size: number;
  readonly read: () => Promise<Readable>;
}

const MEGABYTE = 2 ** 20;
const MOST_READ = 64 * MEGABYTE;
const MOST_UNPACKED = 256 * MEGABYTE;
/** Plain text packs to a tenth; a document that packs better than this hides something. */
const MOST_RATIO = 100;
const MOST_PARTS = 10_000;
/** The sum of all parsed parts: five hundred pages of text. */
const MOST_PARSED = 8 * MEGABYTE;

const TYPES_PART = "[Content_Types].xml";
const ACTIVE_PART = /(?:^|\/)(?:vbaProject|vbaData|activeX|oleObject|attachedToolbars)[^/]*(?:\/|$|\.)/i;

const FILE_KIND = 0o170_000;
const SYMBOLIC_LINK = 0o120_000;

const isLink = ({ externalFileAttributes }: Entry): boolean =>
  ((externalFileAttributes >>> 16) & FILE_KIND) === SYMBOLIC_LINK;

/** The library itself refuses absolute names, `..` and backslashes. */
const listParts = async (zip: ZipFile): Promise<readonly Entry[] | undefined> => {
  if (zip.entryCount > MOST_PARTS) return undefined;
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) entries.push(entry);
  return entries;
};

const sizeOf = (entries: readonly Entry[]): number =>
  entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);

/** Programs disagree about two parts with one name. */
const haveDistinctNames = (entries: readonly Entry[]): boolean =>
  new Set(entries.map(({ fileName }) => fileName.toLowerCase())).size === entries.length;

const unpackToLittle = (entries: readonly Entry[], packed: number): boolean => {
  const size = sizeOf(entries);
  return size <= MOST_UNPACKED && size <= Math.max(MEGABYTE, packed * MOST_RATIO);
};

const areReadable = (entries: readonly Entry[]): boolean =>
  entries.every((entry) => !isLink(entry) && !entry.isEncrypted());

const checkFor = (name: string): ((content: Buffer) => Promise<void>) | undefined => {
  if (name === TYPES_PART) return checkTypes;
  if (/\.rels$/i.test(name)) return checkRelations;
  return /^word\/.*\.xml$/i.test(name) ? checkFields : undefined;
};

/** @throws if a part has forbidden content, or unpacks to more than the directory says */
const checkParts = async (zip: ZipFile, entries: readonly Entry[]): Promise<void> => {
  for (const entry of entries) {
    const check = checkFor(entry.fileName);
    if (check) await check(await buffer(await zip.openReadStreamPromise(entry)));
  }
};

export interface OpenedWord {
  readonly names: readonly string[];
  readonly part: (name: string) => Promise<Buffer>;
}

/** @throws NotPlain, or whatever the libraries throw at a broken file */
const openPlain = async (content: Buffer): Promise<OpenedWord> => {
  const zip = await fromBufferPromise(content, { autoClose: false, strictFileNames: true });
  const entries = await listParts(zip);
  if (!entries || !haveDistinctNames(entries) || !areReadable(entries)) throw new NotPlain("unreadable");
  if (entries.some(({ fileName }) => ACTIVE_PART.test(fileName))) throw new NotPlain("programs");
  const parsed = entries.filter(({ fileName }) => checkFor(fileName));
  if (!unpackToLittle(entries, content.length) || sizeOf(parsed) > MOST_PARSED) {
    throw new NotPlain("unreadable");
  }
  if (!parsed.some(({ fileName }) => fileName === TYPES_PART)) throw new NotPlain("unreadable");
  await checkParts(zip, parsed);
  const byName = new Map(parsed.map((entry) => [entry.fileName, entry]));
  const part = async (name: string): Promise<Buffer> => {
    const entry = byName.get(name);
    if (!entry) throw new NotPlain("unreadable");
    return buffer(await zip.openReadStreamPromise(entry));
  };
  return { names: [...byName.keys()], part };
};

/** @throws for a file that is not accepted as a Word document */
export const openWord = async ({ size, read }: WholeFile): Promise<OpenedWord> => {
  if (size > MOST_READ) throw new NotPlain("unreadable");
  return openPlain(await buffer(await read()));
};

const FAULTS = {
  unreadable: "WRONG_FILE_FORMAT",
  programs: "WORD_WITH_PROGRAMS",
  remote: "WORD_WITH_REMOTE_CONTENT",
} as const satisfies Readonly<Record<NotPlainBecause, string>>;

export const wordFault = async (file: WholeFile): Promise<(typeof FAULTS)[NotPlainBecause] | undefined> => {
  try {
    await openWord(file);
    return undefined;
  } catch (cause) {
    // A file that the libraries cannot read is not a Word document.
    return FAULTS[cause instanceof NotPlain ? cause.because : "unreadable"];
  }
};

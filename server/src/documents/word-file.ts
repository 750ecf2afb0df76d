import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";
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

const areInert = (entries: readonly Entry[]): boolean =>
  entries.every((entry) => !isLink(entry) && !entry.isEncrypted() && !ACTIVE_PART.test(entry.fileName));

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

const isPlain = async (content: Buffer): Promise<boolean> => {
  const zip = await fromBufferPromise(content, { autoClose: false, strictFileNames: true });
  const entries = await listParts(zip);
  if (!entries || !haveDistinctNames(entries) || !areInert(entries)) return false;
  const parsed = entries.filter(({ fileName }) => checkFor(fileName));
  if (!unpackToLittle(entries, content.length) || sizeOf(parsed) > MOST_PARSED) return false;
  if (!parsed.some(({ fileName }) => fileName === TYPES_PART)) return false;
  await checkParts(zip, parsed);
  return true;
};

export const isWordFile = async ({ size, read }: WholeFile): Promise<boolean> => {
  if (size > MOST_READ) return false;
  // A file that the libraries cannot read is not a Word document.
  return isPlain(await buffer(await read())).catch(() => false);
};

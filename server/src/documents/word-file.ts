import type { Readable } from "node:stream";
import { buffer, text } from "node:stream/consumers";
import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";

/**
 * Recognises a Word document by the directory at the end of the ZIP, as Word does: other programs write the part that
 * names the types last. Only that part is unpacked, and at most a megabyte of it.
 */
export interface WholeFile {
  readonly size: number;
  /** From its beginning. */
  readonly read: () => Promise<Readable>;
}

const TYPES_PART = "[Content_Types].xml";
const WORD_TYPE =
  'ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"';
const MACROS = /macroEnabled/i;

/** A document is read in full to find its end. Larger ones are recognised by their first bytes or not at all. */
const MOST_READ = 64 * 2 ** 20;
const MOST_UNPACKED = 2 ** 20;
const MOST_PARTS = 10_000;

/** A directory that lists the part twice is ambiguous between readers, so it counts as not found. */
const findTypesPart = async (zip: ZipFile): Promise<Entry | undefined> => {
  const found: Entry[] = [];
  for await (const entry of zip.eachEntry()) if (entry.fileName === TYPES_PART) found.push(entry);
  return found.length === 1 ? found[0] : undefined;
};

const readTypes = async (content: Buffer): Promise<string> => {
  const zip = await fromBufferPromise(content, { autoClose: false, strictFileNames: true });
  const part = zip.entryCount > MOST_PARTS ? undefined : await findTypesPart(zip);
  // The library aborts if more data comes out than the directory says.
  if (!part || part.uncompressedSize > MOST_UNPACKED) return "";
  return text(await zip.openReadStreamPromise(part));
};

export const isWordFile = async ({ size, read }: WholeFile): Promise<boolean> => {
  if (size > MOST_READ) return false;
  const content = await buffer(await read());
  // A file that the library cannot read is not a Word document.
  const types = await readTypes(content).catch(() => "");
  return types.includes(WORD_TYPE) && !MACROS.test(types);
};

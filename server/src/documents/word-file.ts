import type { Readable } from "node:stream";
import { buffer, text } from "node:stream/consumers";
import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";

/**
 * Tells a Word document by what a ZIP lists at its end, as Word itself does: programs other than Word write the part
 * that names the types last. Nothing but that part is unpacked, and of it no more than a megabyte.
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

/** A document is read as a whole to find its end. Larger ones are known by their beginning or not at all. */
const MOST_READ = 64 * 2 ** 20;
const MOST_UNPACKED = 2 ** 20;
const MOST_PARTS = 10_000;

/** A list that names the part twice means different things to different readers: none is found. */
const findTypesPart = async (zip: ZipFile): Promise<Entry | undefined> => {
  const found: Entry[] = [];
  for await (const entry of zip.eachEntry()) if (entry.fileName === TYPES_PART) found.push(entry);
  return found.length === 1 ? found[0] : undefined;
};

const readTypes = async (content: Buffer): Promise<string> => {
  const zip = await fromBufferPromise(content, { autoClose: false, strictFileNames: true });
  const part = zip.entryCount > MOST_PARTS ? undefined : await findTypesPart(zip);
  // The library breaks off when more comes out than the list says.
  if (!part || part.uncompressedSize > MOST_UNPACKED) return "";
  return text(await zip.openReadStreamPromise(part));
};

export const isWordFile = async ({ size, read }: WholeFile): Promise<boolean> => {
  if (size > MOST_READ) return false;
  const content = await buffer(await read());
  // What the library cannot read is no document.
  const types = await readTypes(content).catch(() => "");
  return types.includes(WORD_TYPE) && !MACROS.test(types);
};

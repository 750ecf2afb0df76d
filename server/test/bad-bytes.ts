import { constants, crc32, deflateRawSync } from "node:zlib";

/** File contents, built byte by byte, so that a test can also build invalid ones. */

/** Deflated data with its declared size. */
export interface Deflated {
  readonly stream: Buffer;
  /** bytes after inflating */
  readonly size: number;
}

const MEGABYTE = 1_048_576;
const LAST_BLOCK = deflateRawSync(Buffer.alloc(0));

/** Megabytes of zeros in a thousandth of the space: the same flushed block repeated. */
export const deflatedZeros = (megabytes: number): Deflated => {
  const block = deflateRawSync(Buffer.alloc(MEGABYTE), { finishFlush: constants.Z_FULL_FLUSH });
  const blocks = Array.from({ length: megabytes }, () => block);
  return { stream: Buffer.concat([...blocks, LAST_BLOCK]), size: megabytes * MEGABYTE };
};

/** The checksum is wrong, but a reader that gets that far has already run out of memory. */
export const gzipOf = ({ stream, size }: Deflated): Buffer => {
  const end = Buffer.alloc(8);
  end.writeUInt32LE(size % 2 ** 32, 4);
  return Buffer.concat([Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]), stream, end]);
};

/** As in pictures and PDFs. @see RFC 1950: the checksum of zeros depends only on their count. */
export const zlibOf = ({ stream, size }: Deflated): Buffer => {
  const checksum = Buffer.alloc(4);
  checksum.writeUInt16BE(size % 65_521, 0);
  checksum.writeUInt16BE(1, 2);
  return Buffer.concat([Buffer.from([0x78, 0x9c]), stream, checksum]);
};

export interface ZipEntry {
  readonly name: string;
  readonly content: string | Deflated;
  /** As in Unix: 0o120777 is a symbolic link. */
  readonly mode?: number;
}

const STORED = 0;
const DEFLATED = 8;

/** What a file's local header and its directory entry have in common. */
const headerOf = ({ name, content, mode = 0 }: ZipEntry) => {
  const isText = typeof content === "string";
  const data = isText ? Buffer.from(content) : content.stream;
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(isText ? STORED : DEFLATED, 4);
  fields.writeUInt32LE(isText ? crc32(data) : 0, 10);
  fields.writeUInt32LE(data.length, 14);
  fields.writeUInt32LE(Math.min(isText ? data.length : content.size, 0xffffffff), 18);
  fields.writeUInt16LE(Buffer.byteLength(name), 22);
  return { fields, name: Buffer.from(name), data, mode };
};

export const zip = (...entries: readonly ZipEntry[]): Buffer => {
  const files: Buffer[] = [];
  const table: Buffer[] = [];
  let offset = 0;
  for (const { fields, name, data, mode } of entries.map(headerOf)) {
    const file = Buffer.concat([Buffer.from("PK\u0003\u0004"), fields, name, data]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE((mode << 16) >>> 0, 6);
    rest.writeUInt32LE(offset, 10);
    table.push(Buffer.from("PK\u0001\u0002\u0014\u0000"), fields, rest, name);
    files.push(file);
    offset += file.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(Buffer.concat(table).length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...files, ...table, Buffer.from("PK\u0005\u0006"), end]);
};

/** @param mainType of the document: `application/vnd.openxmlformats-officedocument.wordprocessingml.document` */
export const contentTypes = (mainType: string): string =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${mainType}.main+xml"/></Types>`;

export const officeFile = (mainType: string, ...entries: readonly ZipEntry[]): Buffer =>
  zip({ name: "[Content_Types].xml", content: contentTypes(mainType) }, ...entries);

export const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
};

/** @param pixels the deflated data after the header */
export const png = (width: number, height: number, pixels: Buffer, text = ""): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(1, 8);
  return Buffer.concat([
    PNG_SIGNATURE,
    chunk("IHDR", header),
    ...(text ? [chunk("tEXt", Buffer.from(`Comment\0${text}`, "latin1"))] : []),
    chunk("IDAT", pixels),
    chunk("IEND", Buffer.alloc(0)),
  ]);
};

/** Eight grey pixels by eight, without its end. */
const SMALL_JPEG = Buffer.from(
  "/9j/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAAIAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AKIAP/8=",
  "base64",
).subarray(0, -1);
const JPEG_START = SMALL_JPEG.subarray(0, 2);
export const JPEG_END = Buffer.from([0xff, 0xd9]);

/** A small picture that says something. */
export const jpeg = (said = ""): Buffer => {
  const text = Buffer.from(said, "latin1");
  const length = Buffer.alloc(2);
  length.writeUInt16BE(text.length + 2, 0);
  const comment = text.length === 0 ? [] : [Buffer.from([0xff, 0xfe]), length, text];
  return Buffer.concat([JPEG_START, ...comment, SMALL_JPEG.subarray(2), JPEG_END]);
};

/** An empty page. @param catalog entries of the document catalogue: `/OpenAction …` */
export const pdf = (catalog = "", stream: Buffer = Buffer.alloc(0)): Buffer =>
  Buffer.concat([
    Buffer.from(
      `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${catalog} >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 10 10] /Contents 4 0 R >>\nendobj\n4 0 obj\n<< /Filter /FlateDecode /Length ${stream.length} >>\nstream\n`,
    ),
    stream,
    Buffer.from("\nendstream\nendobj\ntrailer\n<< /Size 5 /Root 1 0 R >>\n%%EOF\n"),
  ]);

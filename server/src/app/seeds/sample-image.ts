import { crc32, deflateSync } from "node:zlib";

/** A small real PNG, so that the sample documents are files like any other. */
const WIDTH = 64;
const HEIGHT = 40;

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
};

const header = (): Buffer => {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(WIDTH, 0);
  data.writeUInt32BE(HEIGHT, 4);
  data.set([8, 2, 0, 0, 0], 8);
  return data;
};

/** One filter byte and WIDTH pixels of one colour per row. */
const rows = (): Buffer => {
  const row = Buffer.alloc(1 + WIDTH * 3, 0xd8);
  row[0] = 0;
  return Buffer.concat(Array.from({ length: HEIGHT }, () => row));
};

export const sampleImage = (): Buffer =>
  Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header()),
    chunk("IDAT", deflateSync(rows())),
    chunk("IEND", Buffer.alloc(0)),
  ]);

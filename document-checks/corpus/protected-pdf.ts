import { createHash } from "node:crypto";
import { type PicturePdf, picturePdf } from "./pdf.ts";

/**
 * PDFs with the standard protection (version 1, revision 2), as banks and agencies send them. An empty
 * password permits opening, and only changes are forbidden.
 */

const PADDING = Buffer.from("28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a", "hex");
const ID = Buffer.alloc(16, 7);
const PERMISSIONS = -44;

const padded = (password: string): Buffer =>
  Buffer.concat([Buffer.from(password, "latin1"), PADDING]).subarray(0, 32);

const md5 = (...parts: readonly Buffer[]): Buffer => createHash("md5").update(Buffer.concat(parts)).digest();

/** Node's own cipher needs a provider that not every machine has. */
const rc4 = (key: Buffer, content: Buffer): Buffer => {
  const state = Array.from({ length: 256 }, (_, index) => index);
  const swap = (one: number, other: number) => {
    [state[one], state[other]] = [state[other] ?? 0, state[one] ?? 0];
  };
  for (let i = 0, j = 0; i < 256; i += 1) {
    j = (j + (state[i] ?? 0) + (key[i % key.length] ?? 0)) % 256;
    swap(i, j);
  }
  let [i, j] = [0, 0];
  return content.map((byte) => {
    i = (i + 1) % 256;
    j = (j + (state[i] ?? 0)) % 256;
    swap(i, j);
    return byte ^ (state[((state[i] ?? 0) + (state[j] ?? 0)) % 256] ?? 0);
  }) as Buffer;
};

const littleEndian = (value: number, bytes: number): Buffer => {
  const whole = Buffer.alloc(4);
  whole.writeInt32LE(value);
  return whole.subarray(0, bytes);
};

export const protectedPdf = (picture: PicturePdf, password: string): Buffer => {
  const owner = rc4(md5(padded("of the owner")).subarray(0, 5), padded(password));
  const key = md5(padded(password), owner, littleEndian(PERMISSIONS, 4), ID).subarray(0, 5);
  const user = rc4(key, PADDING);
  const keyOf = (object: number) => md5(key, littleEndian(object, 3), Buffer.alloc(2)).subarray(0, 10);
  const [o, u, id] = [owner, user, ID].map((bytes) => `<${bytes.toString("hex")}>`);
  return picturePdf({
    ...picture,
    trailer: `/ID [${id} ${id}] /Encrypt << /Filter /Standard /V 1 /R 2 /P ${PERMISSIONS} /O ${o} /U ${u} >>`,
    seal: (object, stream) => rc4(keyOf(object), stream),
  });
};

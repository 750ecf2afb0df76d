import type { FileKind } from "./file-kind.ts";

export type HeadKind = Exclude<FileKind, "docx"> | "zip";

/** ISO 32000-2 §7.5.2, and what every reader does: the header begins within this many bytes. */
const PDF_HEADER_WITHIN = 1024;
const PDF_HEADER = "%PDF-";
export const HEAD_BYTES = PDF_HEADER_WITHIN + PDF_HEADER.length;

const HEVC = ["heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs"];
const GENERIC = ["mif1", "msf1"];
const AV1 = ["avif", "avis"];
const LONGEST_BRANDS = 256;

const textOf = (head: Uint8Array, start: number, end: number): string =>
  String.fromCharCode(...head.subarray(start, end));

const beginsWith = (head: Uint8Array, ...signature: readonly number[]): boolean =>
  signature.every((byte, index) => head[index] === byte);

/** The brands of an ISO media file; the first is the major one, and the four bytes after it are a version. */
const brandsOf = (head: Uint8Array): readonly string[] => {
  if (textOf(head, 4, 8) !== "ftyp") return [];
  const length = new DataView(head.buffer, head.byteOffset).getUint32(0);
  const end = Math.min(length, head.length, LONGEST_BRANDS);
  const starts = [8];
  for (let start = 16; start + 4 <= end; start += 4) starts.push(start);
  return starts.map((start) => textOf(head, start, start + 4));
};

/** A film has HEVC too, but not these brands; AVIF is in the same container. */
const isHeic = (head: Uint8Array): boolean => {
  const brands = brandsOf(head);
  if (brands.some((brand) => HEVC.includes(brand))) return true;
  return GENERIC.includes(brands[0] ?? "") && !brands.some((brand) => AV1.includes(brand));
};

const hasPdfHeader = (head: Uint8Array): boolean => {
  const at = textOf(head, 0, HEAD_BYTES).indexOf(PDF_HEADER);
  return at >= 0 && at < PDF_HEADER_WITHIN;
};

/** A PDF comes last: its header may stand inside a file that begins as something else. */
export const headKindOf = (head: Uint8Array): HeadKind | undefined => {
  if (beginsWith(head, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return "png";
  if (beginsWith(head, 0xff, 0xd8, 0xff)) return "jpg";
  if (beginsWith(head, 0x50, 0x4b, 0x03, 0x04)) return "zip";
  if (isHeic(head)) return "heic";
  return hasPdfHeader(head) ? "pdf" : undefined;
};

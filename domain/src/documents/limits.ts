import type { Issue } from "../rules/issue.ts";
import type { DocumentDefinition, Side } from "./definitions.ts";
import { type FileKind, jpegAliases, namedKindOf, storedTypeOf } from "./file-kind.ts";
import { HEIC_MIME, mimeTypeOf } from "./formats.ts";

export const capacityOf = ({ docType, sides }: DocumentDefinition, side?: Side): number => {
  if (docType === "OTHER") return 6;
  if (docType === "BANK_STATEMENT") return 3;
  return side === undefined ? sides : 1;
};

/** Stored names get a prefix where a slot takes several files, whatever room it has left (spec 1 §4). */
export const takesSeveral = (definition: DocumentDefinition, side: Side): boolean =>
  capacityOf(definition, side) > 1;

/** Remaining room: capacity minus existing files (spec 1 §4). */
export const roomLeft = (capacity: number, existing: number): number => Math.max(0, capacity - existing);

export interface CandidateFile {
  readonly name: string;
  /** bytes */
  readonly size: number;
  readonly otherThanNamed?: FileKind | undefined;
}

export interface SlotLimits {
  readonly definition: DocumentDefinition;
  readonly capacity: number;
  readonly maxBytes: number;
}

/**
 * The first reason not to add a file; `existing` holds the stored names. It checks only what a browser can know; the
 * server also inspects the content.
 */
export const fileIssue = (
  file: CandidateFile,
  existing: readonly string[],
  { definition, capacity, maxBytes }: SlotLimits,
): Issue | undefined => {
  const kind = namedKindOf(file.name);
  if (kind === undefined || !definition.acceptedFileTypes.includes(storedTypeOf(kind))) {
    const formats = formatsCode(definition);
    const { otherThanNamed } = file;
    return otherThanNamed
      ? { code: "otherFormat", params: { kind: otherThanNamed, formats } }
      : { code: "wrongFileFormat", params: { formats } };
  }
  if (file.size > maxBytes) return { code: "fileTooLarge", params: { megabytes: megabytes(maxBytes) } };
  if (file.size === 0) return { code: "emptyFile" };
  if (existing.includes(file.name)) return { code: "duplicate" };
  if (existing.length >= capacity) return { code: "tooManyFiles", params: { max: capacity } };
  return undefined;
};

export const megabytes = (bytes: number): number => Math.round((bytes / 1_048_576) * 10) / 10;

export const takesPictures = ({ acceptedFileTypes }: DocumentDefinition): boolean =>
  acceptedFileTypes.includes("jpg");

/**
 * The `accept` attribute of a file picker. Types are listed beside the endings, because systems know a file by either;
 * a file without an ending can be dropped, or chosen under "All files".
 */
export const pickerAccepts = (definition: DocumentDefinition): string => {
  const { acceptedFileTypes } = definition;
  const photos = takesPictures(definition);
  const endings = [...acceptedFileTypes, ...(photos ? [...jpegAliases, "heic", "heif", "hif"] : [])];
  const types = [...acceptedFileTypes.map(mimeTypeOf), ...(photos ? [HEIC_MIME, "image/heif"] : [])];
  return [...new Set([...endings.map((ending) => `.${ending}`), ...types])].join(",");
};

export const formatsCode = ({
  acceptedFileTypes,
}: DocumentDefinition): "pdf" | "images" | "documents" | "any" => {
  const images = acceptedFileTypes.includes("png");
  const word = acceptedFileTypes.includes("docx");
  if (images) return word ? "any" : "images";
  return word ? "documents" : "pdf";
};

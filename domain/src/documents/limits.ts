import type { Issue } from "../rules/issue.ts";
import type { DocumentDefinition, Side } from "./definitions.ts";
import { fileTypeOf, isHeicName } from "./formats.ts";

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
  const type = isHeicName(file.name) ? "jpg" : fileTypeOf(file.name);
  if (type === undefined || !definition.acceptedFileTypes.includes(type)) {
    return { code: "wrongFileFormat", params: { formats: formatsCode(definition) } };
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

export const formatsCode = ({
  acceptedFileTypes,
}: DocumentDefinition): "pdf" | "images" | "documents" | "any" => {
  const images = acceptedFileTypes.includes("png");
  const word = acceptedFileTypes.includes("docx");
  if (images) return word ? "any" : "images";
  return word ? "documents" : "pdf";
};

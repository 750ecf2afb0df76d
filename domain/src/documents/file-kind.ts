import { fileTypeOf, HEIC_MIME, isHeicName, mimeTypeOf } from "./formats.ts";

/** HEIC is converted, so it is no `FileType`. */
export const fileKinds = ["pdf", "png", "jpg", "heic", "docx"] as const;
export type FileKind = (typeof fileKinds)[number];

export const storedTypeOf = (kind: FileKind): Exclude<FileKind, "heic"> => (kind === "heic" ? "jpg" : kind);

export const jpegAliases = ["jfif", "jpe", "jif", "pjpeg", "pjp"] as const;
export const trimmedName = (fileName: string): string => fileName.replace(/[. ]+$/, "");
const endingOf = (fileName: string): string =>
  /\.([^.]+)$/.exec(trimmedName(fileName))?.[1]?.toLowerCase() ?? "";

/** The kind that a name promises: `scan.PDF.` → `pdf`, `photo.jfif` → `jpg`; undefined: none of ours. */
export const namedKindOf = (fileName: string): FileKind | undefined => {
  const name = trimmedName(fileName);
  if (isHeicName(name)) return "heic";
  if (jpegAliases.some((alias) => alias === endingOf(name))) return "jpg";
  const type = fileTypeOf(name);
  return type === "jpeg" ? "jpg" : type;
};

const OTHER_MIMES: Readonly<Record<string, FileKind>> = {
  [HEIC_MIME]: "heic",
  "image/heif": "heic",
};

export const kindOfMime = (contentType: string): FileKind | undefined =>
  OTHER_MIMES[contentType] ?? fileKinds.find((kind) => kind !== "heic" && mimeTypeOf(kind) === contentType);

export const storedTypeOfMime = (contentType: string): Exclude<FileKind, "heic"> | undefined => {
  const kind = kindOfMime(contentType);
  return kind && kind !== "heic" ? kind : undefined;
};

import { correctedName, hasEnding, isForeignName } from "@latchkey/domain/documents/corrected-name.ts";
import { type FileKind, namedKindOf } from "@latchkey/domain/documents/file-kind.ts";
import { HEIC_MIME, mimeTypeOf } from "@latchkey/domain/documents/formats.ts";
import { HEAD_BYTES, headKindOf } from "@latchkey/domain/documents/head-kind.ts";

export interface NamedFile {
  /** Named after what it holds; the server inspects it whole. */
  readonly file: File;
  readonly original: File;
  readonly otherThanNamed?: FileKind;
}

const typeOf = (kind: FileKind): string => (kind === "heic" ? HEIC_MIME : mimeTypeOf(kind));

const kindOf = async (file: File): Promise<FileKind | undefined> => {
  const kind = headKindOf(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
  if (kind !== "zip") return kind;
  return namedKindOf(file.name) === "docx" || !hasEnding(file.name) ? "docx" : undefined;
};

/** A file that cannot be read, or is of no known kind, keeps its name. */
export const namedByContent = async (original: File): Promise<NamedFile> => {
  const kind = isForeignName(original.name) ? undefined : await kindOf(original).catch(() => undefined);
  if (!kind) return { file: original, original };
  const name = correctedName(original.name, kind);
  const file =
    name === original.name
      ? original
      : new File([original], name, {
          type: typeOf(kind),
          lastModified: original.lastModified,
        });
  const named = namedKindOf(original.name);
  return { file, original, ...(named && named !== kind ? { otherThanNamed: kind } : {}) };
};

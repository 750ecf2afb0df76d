import { type FileKind, fileKinds } from "@latchkey/domain/documents/file-kind.ts";
import type { Issue } from "@latchkey/domain/rules/issue.ts";
import { useTranslation } from "react-i18next";

export interface FileTexts {
  /** '{file name} {message}', for the list of errors (spec 1 §4). */
  readonly inList: (issue: Issue, fileName: string) => string;
  /** In place of the file name. */
  readonly inRow: (issue: Issue) => string;
}

const NAMED = [
  "fileTooLarge",
  "emptyFile",
  "infected",
  "storageFull",
  "tooOften",
  "unavailable",
  "encrypted",
  "wordPrograms",
  "wordRemote",
  "unreadable",
  "tooManyPixels",
  "tooSmall",
  "blurred",
  "cutOff",
  "noDocument",
  "duplicate",
  "gone",
] as const;

const KINDS: Readonly<Record<FileKind, string>> = {
  pdf: "PDF",
  jpg: "JPG",
  png: "PNG",
  heic: "HEIC",
  docx: "Word",
};
const FORMATS = {
  pdf: "PDF",
  images: "PDF, JPG, PNG",
  documents: "PDF, Word",
  any: "PDF, JPG, PNG, Word",
} as const;

/** Failures that are not the file's fault. */
const NOT_ITS_FAULT = ["failed", "unavailable"];

export const useFileTexts = (
  formats: "pdf" | "images" | "documents" | "any",
  megabytes: number,
): FileTexts => {
  const { t } = useTranslation("documents");
  const inList = ({ code, params }: Issue, file: string): string => {
    if (code === "wrongFileFormat") return t(`error.wrongFileFormat_${formats}`, { file });
    if (code === "otherFormat") {
      const kind = fileKinds.find((known) => known === params?.kind);
      return t("error.otherFormat", { file, kind: kind ? KINDS[kind] : "", formats: FORMATS[formats] });
    }
    if (code === "tooManyFiles") return t("error.tooManyFiles", { file, count: Number(params?.max ?? 1) });
    const known = NAMED.find((name) => name === code) ?? "failed";
    return t(`error.${known}`, { file, megabytes });
  };
  return { inList, inRow: ({ code }) => t(NOT_ITS_FAULT.includes(code) ? "row.failed" : "row.refused") };
};

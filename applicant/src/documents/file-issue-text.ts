import type { Issue } from "@latchkey/domain/rules/issue.ts";
import { useTranslation } from "react-i18next";

export interface FileWords {
  /** '{file name} {message}', for the list above (spec 1 §4). */
  readonly inList: (issue: Issue, fileName: string) => string;
  /** In place of the file name. */
  readonly inRow: (issue: Issue) => string;
}

/** What went wrong with a file, in the reader's language. */
export const useFileWords = (
  formats: "pdf" | "images" | "documents" | "any",
  megabytes: number,
): FileWords => {
  const { t } = useTranslation("documents");
  const inList = ({ code, params }: Issue, file: string): string => {
    switch (code) {
      case "fileTooLarge":
        return t("error.fileTooLarge", { file, megabytes });
      case "emptyFile":
        return t("error.emptyFile", { file });
      case "wrongFileFormat":
        return t(`error.wrongFileFormat_${formats}`, { file });
      case "infected":
      case "blurred":
      case "cutOff":
      case "noDocument":
      case "duplicate":
      case "gone":
        return t(`error.${code}`, { file });
      case "tooManyFiles":
        return t("error.tooManyFiles", { file, count: Number(params?.max ?? 1) });
      default:
        return t("error.failed", { file });
    }
  };
  return { inList, inRow: ({ code }) => t(code === "failed" ? "row.failed" : "row.refused") };
};

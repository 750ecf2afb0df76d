import { formatSize } from "@latchkey/browser/i18n/format-size.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { focusField } from "@latchkey/ui/field/focus-field.ts";
import { FileList } from "@latchkey/ui/file-list/file-list.tsx";
import { UploadRow } from "@latchkey/ui/upload-row/upload-row.tsx";
import { useTranslation } from "react-i18next";
import type { FileTexts } from "./file-issue-text.ts";
import type { PartsOfFile } from "./own-file.ts";
import { ZONE_ID } from "./slot-zone.tsx";
import { isBusy, issueOf, type UploadResult } from "./upload-tracker.ts";
import type { SlotState } from "./use-slot.ts";

interface UploadListProps {
  readonly slot: SlotState;
  readonly words: FileTexts;
  readonly partsOf: PartsOfFile | undefined;
}

export const LIST_ID = "file-list";

/** The button disappears with its row, so focus moves to where another file can be added. */
const clearing = (clear: (id: string) => void, id: string) => () => {
  clear(id);
  focusField(ZONE_ID);
};

const useFileSize = () => {
  const { language } = useLanguage();
  return (bytes: number): string => formatSize(language, bytes);
};

export function UploadList({ slot, words, partsOf }: UploadListProps) {
  const { t } = useTranslation("documents");
  if (slot.kept.length + slot.files.length === 0) return null;
  return (
    <FileList label={t("upload.list")} id={LIST_ID}>
      {slot.kept.map(({ id, fileName, path }) => (
        <UploadRow
          key={id}
          {...partsOf?.(slot, { id, name: fileName, path })}
          state="done"
          name={fileName}
          clearLabel={t("upload.remove")}
          onClear={clearing(slot.withdraw, id)}
        />
      ))}
      {slot.files.map((file) => (
        <NewFile
          key={file.id}
          file={file}
          words={words}
          parts={partsOf?.(slot, { ...file, name: file.file.name })}
          onClear={clearing(slot.clear, file.id)}
        />
      ))}
    </FileList>
  );
}

interface NewFileProps {
  readonly parts: ReturnType<PartsOfFile> | undefined;
  readonly file: UploadResult;
  readonly words: FileTexts;
  readonly onClear: () => void;
}

function NewFile({ file, words, parts, onClear }: NewFileProps) {
  const { t } = useTranslation("documents");
  const { language } = useLanguage();
  const size = useFileSize();
  const issue = issueOf(file);
  const shared = { name: file.file.name, onClear, clearLabel: t("upload.remove") };
  if (issue) return <UploadRow {...shared} state="error" message={words.inRow(issue)} />;
  if (!isBusy(file)) {
    const { size: bytes } = file.file;
    // The original of a file from a phone is not on this computer.
    return <UploadRow {...shared} {...parts} state="done" meta={bytes > 0 ? size(bytes) : undefined} />;
  }
  const percent = new Intl.NumberFormat(language, { style: "percent" }).format(file.progress / 100);
  return (
    <UploadRow
      {...shared}
      {...parts}
      state="busy"
      clearLabel={t("upload.cancel")}
      progress={file.progress}
      meta={percent}
      progressLabel={t("upload.uploading")}
    />
  );
}

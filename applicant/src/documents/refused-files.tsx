import { Alert } from "@latchkey/ui/alert/alert.tsx";
import { useTranslation } from "react-i18next";
import type { FileTexts } from "./file-issue-text.ts";
import { issueOf } from "./upload-tracker.ts";
import type { SlotState } from "./use-slot.ts";

interface RefusedFilesProps {
  readonly slot: SlotState;
  readonly words: FileTexts;
}

/** Messages from files that were not added, as '{file name} {message}' (spec 1 §4). */
export function RefusedFiles({ slot, words }: RefusedFilesProps) {
  const { t } = useTranslation("documents");
  const refused = slot.files.flatMap((file) => {
    const issue = issueOf(file);
    return issue ? [{ id: file.id, text: words.inList(issue, file.file.name) }] : [];
  });
  if (refused.length === 0) return null;
  return (
    <Alert tone="critical" title={t("error.title", { count: refused.length })} announced>
      <ul>
        {refused.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    </Alert>
  );
}

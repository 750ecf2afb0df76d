import { loadTexts } from "@latchkey/browser/i18n/i18n.ts";
import type { i18n as I18n } from "i18next";

export type Dialogs = typeof import("../dialogs/upload-dialogs.tsx");

/** With their texts, so that a dialog can be shown at once. */
export const fetchDialogs = async (i18n: I18n): Promise<Dialogs> => {
  const [{ UploadDialogs, SentFiles, asksToConfirm, partsOf }] = await Promise.all([
    import("../dialogs/upload-dialogs.tsx"),
    loadTexts(i18n, "upload-dialogs"),
    loadTexts(i18n, "hand-over"),
  ]);
  return { UploadDialogs, SentFiles, asksToConfirm, partsOf };
};

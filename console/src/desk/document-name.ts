import { documentText } from "@latchkey/browser/i18n/code-text.ts";
import { useTranslation } from "react-i18next";

interface Named {
  readonly type: string;
  readonly side?: string;
}

/**
 * The kind of a document, and its back. A kind without a name is shown as it is. Needs both catalogues of
 * names.
 */
export const useDocumentName = () => {
  const { t } = useTranslation(["document-names", "other-document-names", "desk"]);
  return ({ type, side }: Named): string => {
    const kind = type === "LIVE_PHOTO" ? t("desk:livePhoto") : documentText(t, type);
    return side === "back" ? `${kind}, ${t("desk:back")}` : kind;
  };
};

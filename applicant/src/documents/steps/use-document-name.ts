import type { Texts } from "@latchkey/browser/i18n/texts.ts";
import type { DocumentType } from "@latchkey/domain/documents/kinds.ts";
import { useTranslation } from "react-i18next";

type AskedFor = keyof Texts["document-names"]["kind"];

/**
 * The name of a document in the reader's language. Where a reviewer may name any document, the screen also loads the
 * names of the others.
 */
export const useDocumentName = () => {
  const { t, i18n } = useTranslation("document-names");
  const isAskedFor = (type: DocumentType): type is AskedFor => i18n.exists(`document-names:kind.${type}`);
  return (type: DocumentType): string =>
    isAskedFor(type) ? t(`kind.${type}`) : i18n.t(`other-document-names:kind.${type}`);
};

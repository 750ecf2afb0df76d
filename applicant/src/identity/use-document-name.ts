import type { DocumentType } from "@latchkey/domain/documents/kinds.ts";
import { useTranslation } from "react-i18next";

/** What a document is called in the reader's language. */
export const useDocumentName = () => {
  const { t } = useTranslation("document-names");
  return (type: DocumentType): string => t(`kind.${type}`);
};

import type { DocumentType } from "@latchkey/domain/documents/kinds.ts";
import {
  asksForFile,
  namedDocument,
  type RequestTitle,
  titleKey,
} from "@latchkey/domain/wizard/request-title.ts";
import { useTranslation } from "react-i18next";
import { useDocumentName } from "./use-document-name.ts";

interface Asked {
  readonly start: string;
  readonly documentType?: DocumentType | null | undefined;
}

export const useRequestTitle = () => {
  const { t } = useTranslation("remedial");
  const nameOf = useDocumentName();
  return (title: RequestTitle, asked: Asked) => {
    const named = namedDocument(asked);
    const document = named ? nameOf(named) : "";
    return {
      title: t(`title.${titleKey(title, named !== undefined)}`, { document }),
      continueLabel: asksForFile(title) ? t("page.sendDocument") : undefined,
    };
  };
};

import type { Side } from "@latchkey/domain/documents/definitions.ts";
import type { DocumentType } from "@latchkey/domain/documents/kinds.ts";
import { useTranslation } from "react-i18next";
import { documentForm } from "./document-form.ts";
import { useDocumentName } from "./use-document-name.ts";

const titles = {
  front: "upload.front",
  back: "upload.back",
  "photo-page": "upload.photoPage",
  "visa-page": "upload.visaPage",
  travel: "upload.only",
  paper: "upload.only",
} as const;

export const useSideTitle = () => {
  const { t } = useTranslation("guidance");
  const nameOf = useDocumentName();
  return (type: DocumentType, side: Side): string =>
    type === "OTHER" ? t("upload.plain") : t(titles[documentForm(type, side)], { document: nameOf(type) });
};

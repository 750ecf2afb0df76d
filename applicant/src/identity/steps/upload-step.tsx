import { useTranslation } from "react-i18next";
import { documentForm } from "../document-form.ts";
import { SideUpload } from "../side-upload.tsx";
import { useDocumentName } from "../use-document-name.ts";
import { useSide } from "../use-side.ts";

const titles = {
  front: "upload.front",
  back: "upload.back",
  "photo-page": "upload.photoPage",
  "visa-page": "upload.visaPage",
  travel: "upload.only",
  paper: "upload.only",
} as const;

/** One side of a chosen document, or the one document that a reviewer named (spec 2 §2). */
export function SideUploadStep() {
  const { t } = useTranslation("guidance");
  const { type, side } = useSide();
  const nameOf = useDocumentName();
  // "Another document" names nothing.
  const title =
    type === "OTHER" ? t("upload.plain") : t(titles[documentForm(type, side)], { document: nameOf(type) });
  return <SideUpload type={type} side={side} title={title} />;
}

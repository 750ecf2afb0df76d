import { type Side, slotType } from "@latchkey/domain/documents/definitions.ts";
import type { DocumentType } from "@latchkey/domain/documents/kinds.ts";
import type { WithoutDocumentReason } from "@latchkey/domain/documents/without-document.ts";
import { Guide } from "@latchkey/ui/guide/guide.tsx";
import { useTranslation } from "react-i18next";
import { type UploadAnswer, UploadStep } from "../documents/upload-step.tsx";
import { useSlot } from "../documents/use-slot.ts";
import { type DocumentForm, documentForm } from "./document-form.ts";
import { useIdentityStep } from "./identity-context.ts";

interface SideUploadProps {
  readonly type: DocumentType;
  readonly side: Side;
  readonly title: string;
}

const subtitles = {
  front: "upload.subtitle",
  "photo-page": "upload.subtitle",
  back: "upload.subtitleBack",
  "visa-page": "upload.subtitleVisa",
  travel: "upload.subtitleTravel",
  paper: "upload.subtitlePaper",
} as const;

/** The upload of one side, or the reason why there is none. */
export function SideUpload({ type, side, title }: SideUploadProps) {
  const { t } = useTranslation("guidance");
  const { wizard, maxFileBytes, documentVerificationUrl, verificationTestMarker } = useIdentityStep();
  const { name, upload, withoutDocument = {} } = wizard.state.values;
  const slotName = slotType(type, side);
  const { [slotName]: given, ...others } = withoutDocument;
  const slot = useSlot({
    docType: type,
    side,
    stored: upload,
    isWithout: given !== undefined,
    maxBytes: maxFileBytes,
    section: "identity",
    verification: {
      url: documentVerificationUrl,
      testMarker: verificationTestMarker,
      firstName: name.first_name,
      lastName: name.last_name,
    },
  });
  const form = documentForm(type, side);

  const send = (changes: UploadAnswer, without: Readonly<Record<string, WithoutDocumentReason>>) =>
    void wizard.submit({ changes, withoutDocument: without });

  const hasFiles = slot.arrived.length + slot.kept.length > 0;
  return (
    <UploadStep
      title={title}
      subtitle={t(subtitles[form])}
      guide={<SideGuide form={form} />}
      slot={slot}
      maxBytes={maxFileBytes}
      onFiles={(changes) => send(changes, hasFiles ? others : withoutDocument)}
      onWithout={(reason, changes) => send(changes, { ...others, [slotName]: reason })}
    />
  );
}

const photoGuide = {
  dos: ["doColour", "doCorners", "doFlat"],
  donts: ["dontCover", "dontFlash", "dontEdit"],
} as const;

const paperGuide = {
  dos: ["doName", "doPages", "doOriginal"],
  donts: ["dontFold", "dontScreen", "dontChange"],
} as const;

function SideGuide({ form }: { readonly form: DocumentForm }) {
  const { t } = useTranslation("guidance");
  const { dos, donts } = form === "paper" || form === "travel" ? paperGuide : photoGuide;
  return (
    <Guide
      doTitle={t("upload.do")}
      doItems={dos.map((key) => ({ key, text: t(`upload.${key}`) }))}
      dontTitle={t("upload.dont")}
      dontItems={donts.map((key) => ({ key, text: t(`upload.${key}`) }))}
    />
  );
}

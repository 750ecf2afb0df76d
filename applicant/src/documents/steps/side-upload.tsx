import { type Side, slotType } from "@latchkey/domain/documents/definitions.ts";
import type { DocumentAnswers } from "@latchkey/domain/documents/document-answers.ts";
import type { DocumentType } from "@latchkey/domain/documents/kinds.ts";
import { type PaperKind, paperKindOf } from "@latchkey/domain/documents/papers.ts";
import type { AdditionalFilePath } from "@latchkey/domain/documents/paths.ts";
import { withReason } from "@latchkey/domain/documents/with-reason.ts";
import { Guide } from "@latchkey/ui/guide/guide.tsx";
import { useTranslation } from "react-i18next";
import type { Verification } from "../sending/verify-document.ts";
import { type StoredFile, useSlot } from "../use-slot.ts";
import { type DocumentForm, documentForm } from "./document-form.ts";
import type { UploadAnswer } from "./upload-answer.ts";
import { UploadStep } from "./upload-step.tsx";
import { useSideTitle } from "./use-side-title.ts";

type Reasons = Pick<DocumentAnswers, "withoutDocument" | "withoutDocumentWords">;

interface SideAnswer extends Reasons {
  readonly changes: UploadAnswer;
}

interface SideUploadProps {
  readonly type: DocumentType;
  readonly side: Side;
  readonly stored: readonly StoredFile[];
  readonly reasons: Reasons;
  readonly maxBytes: number;
  readonly section: AdditionalFilePath;
  readonly verification?: Verification | undefined;
  /** Number of files, where it depends on more than the document. */
  readonly capacity?: number | undefined;
  readonly about?: string | undefined;
  readonly words?: { readonly title?: string; readonly subtitle: string } | undefined;
  readonly required?: string | undefined;
  readonly onAnswer: (answer: SideAnswer) => void;
}

const subtitles = {
  front: "upload.subtitle",
  "photo-page": "upload.subtitle",
  back: "upload.subtitleBack",
  "visa-page": "upload.subtitleVisa",
  travel: "upload.subtitleTravel",
  paper: "upload.subtitlePaper",
} as const;

export function SideUpload(props: SideUploadProps) {
  const { type, side, stored, reasons, maxBytes, section, verification, capacity } = props;
  const { about, words, required, onAnswer } = props;
  const { t } = useTranslation("guidance");
  const titleOf = useSideTitle();
  const slotName = slotType(type, side);
  const isWithout = reasons.withoutDocument?.[slotName] !== undefined;
  const slot = useSlot({
    docType: type,
    side,
    stored,
    isWithout,
    maxBytes,
    section,
    verification,
    capacity,
    about,
  });
  const form = documentForm(type, side);
  const kind = paperKindOf(type);
  const hasFiles = slot.arrived.length + slot.kept.length > 0;
  return (
    <UploadStep
      title={words?.title ?? titleOf(type, side)}
      subtitle={words?.subtitle ?? t(subtitles[form])}
      guide={kind ? <PaperGuide kind={kind} /> : <SideGuide form={form} side={side} />}
      slot={slot}
      maxBytes={maxBytes}
      required={required}
      onFiles={(changes) => onAnswer({ changes, ...(hasFiles ? withReason(reasons, slotName) : reasons) })}
      onWithout={(given, changes) => onAnswer({ changes, ...withReason(reasons, slotName, given) })}
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

function PaperGuide({ kind }: { readonly kind: PaperKind }) {
  const { t } = useTranslation("upload-dialogs", { keyPrefix: "papers" });
  const { t: shared } = useTranslation("guidance");
  return (
    <Guide
      doTitle={shared("upload.do")}
      doItems={[
        { key: "name", text: t(`${kind}.name`) },
        { key: "what", text: t(`${kind}.what`) },
        { key: "pages", text: t("pages") },
      ]}
      dontTitle={shared("upload.dont")}
      dontItems={[
        { key: "screen", text: t("screen") },
        { key: "cover", text: t("cover") },
        { key: "password", text: t("password") },
      ]}
    />
  );
}

interface SideGuideProps {
  readonly form: DocumentForm;
  readonly side: Side;
}

/** In full at the front; who comes to the back has read it. */
function SideGuide({ form, side }: SideGuideProps) {
  const { t } = useTranslation("guidance");
  const { dos, donts } = form === "paper" || form === "travel" ? paperGuide : photoGuide;
  return (
    <Guide
      folded={side === "back" && t("upload.good")}
      doTitle={t("upload.do")}
      doItems={dos.map((key) => ({ key, text: t(`upload.${key}`) }))}
      dontTitle={t("upload.dont")}
      dontItems={donts.map((key) => ({ key, text: t(`upload.${key}`) }))}
    />
  );
}

import { type Side, slotType } from "@latchkey/domain/documents/definitions.ts";
import type { DocumentType } from "@latchkey/domain/documents/kinds.ts";
import type { AdditionalFilePath } from "@latchkey/domain/documents/paths.ts";
import type { WithoutDocumentReason } from "@latchkey/domain/documents/without-document.ts";
import { Guide } from "@latchkey/ui/guide/guide.tsx";
import { useTranslation } from "react-i18next";
import type { Verification } from "../sending/verify-document.ts";
import { type StoredFile, useSlot } from "../use-slot.ts";
import { type DocumentForm, documentForm } from "./document-form.ts";
import { type UploadAnswer, UploadStep } from "./upload-step.tsx";
import { useSideTitle } from "./use-side-title.ts";

/** Why a side has no file, by stored type. */
type WithoutDocument = Readonly<Record<string, WithoutDocumentReason>>;

export interface SideAnswer {
  readonly changes: UploadAnswer;
  readonly withoutDocument: WithoutDocument;
}

interface SideUploadProps {
  readonly type: DocumentType;
  readonly side: Side;
  readonly stored: readonly StoredFile[];
  readonly withoutDocument: WithoutDocument | undefined;
  readonly maxBytes: number;
  readonly section: AdditionalFilePath;
  readonly verification?: Verification | undefined;
  /** How many files it takes, where that depends on more than the document. */
  readonly capacity?: number | undefined;
  /** Instead of the words of its form. */
  readonly words?: { readonly title?: string; readonly subtitle: string } | undefined;
  /** What to do about a missing file, where the section says so itself. */
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

/** The upload of one side of a document, or the reason for having none (spec 2 §2). */
export function SideUpload(props: SideUploadProps) {
  const { type, side, stored, withoutDocument = {}, maxBytes, section, verification, capacity } = props;
  const { words, required, onAnswer } = props;
  const { t } = useTranslation("guidance");
  const titleOf = useSideTitle();
  const slotName = slotType(type, side);
  const { [slotName]: given, ...others } = withoutDocument;
  const isWithout = given !== undefined;
  const slot = useSlot({ docType: type, side, stored, isWithout, maxBytes, section, verification, capacity });
  const form = documentForm(type, side);
  const hasFiles = slot.arrived.length + slot.kept.length > 0;
  return (
    <UploadStep
      title={words?.title ?? titleOf(type, side)}
      subtitle={words?.subtitle ?? t(subtitles[form])}
      guide={<SideGuide form={form} />}
      slot={slot}
      maxBytes={maxBytes}
      required={required}
      onFiles={(changes) => onAnswer({ changes, withoutDocument: hasFiles ? others : withoutDocument })}
      onWithout={(reason, changes) =>
        onAnswer({ changes, withoutDocument: { ...others, [slotName]: reason } })
      }
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

import {
  definitionOf,
  MissingDocumentDefinition,
  type Side,
  slotType,
} from "@latchkey/domain/documents/definitions.ts";
import type { IdentityDocumentKind } from "@latchkey/domain/documents/kinds.ts";
import type { WithoutDocumentReason } from "@latchkey/domain/documents/without-document.ts";
import { chosenDocument } from "@latchkey/domain/identity/flow.ts";
import { Guide } from "@latchkey/ui/guide/guide.tsx";
import { useTranslation } from "react-i18next";
import { type UploadAnswer, UploadStep } from "../../documents/upload-step.tsx";
import { useSlot } from "../../documents/use-slot.ts";
import { useIdentityStep } from "../identity-context.ts";

/** One side of the chosen document. */
function SideStep({ side, kind }: { readonly side: Side; readonly kind: IdentityDocumentKind }) {
  const { t } = useTranslation("identity");
  const { wizard, maxFileBytes } = useIdentityStep();
  const { upload, withoutDocument = {} } = wizard.state.values;
  const slotName = slotType(kind, side);
  const slot = useSlot({ docType: kind, side, stored: upload, maxBytes: maxFileBytes, section: "identity" });
  const { [slotName]: given, ...others } = withoutDocument;

  const send = (changes: UploadAnswer, without: Readonly<Record<string, WithoutDocumentReason>>) =>
    void wizard.submit({ changes, withoutDocument: without });

  const hasFiles = slot.arrived.length + slot.kept.length > 0;
  return (
    <UploadStep
      title={t(titleOf(kind, side), { document: t(`kind.${kind}`) })}
      subtitle={t(side === "back" ? "upload.subtitleBack" : "upload.subtitle")}
      guide={<PhotoGuide />}
      slot={slot}
      side={side}
      maxBytes={maxFileBytes}
      isWithout={given !== undefined}
      onFiles={(changes) => send(changes, hasFiles ? others : withoutDocument)}
      onWithout={(reason, changes) => send(changes, { ...others, [slotName]: reason })}
    />
  );
}

const titleOf = (kind: IdentityDocumentKind, side: Side) => {
  if (definitionOf(kind).sides === 1) return "upload.only";
  return side === "back" ? "upload.back" : "upload.front";
};

function PhotoGuide() {
  const { t } = useTranslation("identity");
  return (
    <Guide
      doTitle={t("upload.do")}
      doItems={(["doColour", "doCorners", "doFlat"] as const).map((key) => ({
        key,
        text: t(`upload.${key}`),
      }))}
      dontTitle={t("upload.dont")}
      dontItems={(["dontCover", "dontFlash", "dontEdit"] as const).map((key) => ({
        key,
        text: t(`upload.${key}`),
      }))}
    />
  );
}

const useKind = (): IdentityDocumentKind => {
  const { values } = useIdentityStep().wizard.state;
  const kind = chosenDocument(values);
  if (!kind) throw new MissingDocumentDefinition(String(values.documents));
  return kind;
};

export function FrontUploadStep() {
  return <SideStep side="front" kind={useKind()} />;
}

export function BackUploadStep() {
  return <SideStep side="back" kind={useKind()} />;
}

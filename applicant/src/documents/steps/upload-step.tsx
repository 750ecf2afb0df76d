import { analytics } from "@latchkey/browser/analytics/analytics.ts";
import { formatsCode, megabytes } from "@latchkey/domain/documents/limits.ts";
import { takesPhotos } from "@latchkey/domain/documents/papers.ts";
import type { WithoutDocumentReason } from "@latchkey/domain/documents/without-document.ts";
import type { GivenReason } from "@latchkey/domain/rules/given-reason.ts";
import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { media, useMedia } from "@latchkey/ui/media/use-media.ts";
import { TextButton } from "@latchkey/ui/text-link/text-link.tsx";
import { type FormEvent, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { StepPage } from "../../questions/step-page.tsx";
import { useWizardPage } from "../../questions/wizard-context.ts";
import { useFileTexts } from "../file-issue-text.ts";
import { canHandOver } from "../hand-over/can-hand-over.ts";
import { RefusedFiles } from "../refused-files.tsx";
import { ZONE_ID } from "../slot-zone.tsx";
import { LIST_ID, UploadList } from "../upload-list.tsx";
import type { SlotState } from "../use-slot.ts";
import { FileZone } from "./file-zone.tsx";
import type { UploadAnswer } from "./upload-answer.ts";
import { useLastSave } from "./use-last-save.ts";
import { usePageMaker } from "./use-page-maker.ts";
import { useUploadDialogs } from "./use-upload-dialogs.ts";

interface UploadStepProps {
  readonly title: string;
  readonly subtitle: string;
  readonly guide: ReactNode;
  readonly slot: SlotState;
  readonly maxBytes: number;
  readonly required?: string | undefined;
  readonly onFiles: (answer: UploadAnswer) => void;
  readonly onWithout: (given: GivenReason<WithoutDocumentReason>, answer: UploadAnswer) => void;
}

type Problem = "inProgress" | "pagesWaiting" | "minFiles";

/** The upload screen (spec 1 §4): do and don't lists, upload area, file list, and "I don't have this document". */
export function UploadStep(props: UploadStepProps) {
  const { title, subtitle, guide, slot, maxBytes, required, onFiles, onWithout } = props;
  const { t } = useTranslation("documents");
  const words = useFileTexts(formatsCode(slot.definition), megabytes(maxBytes));
  const { Dialogs, loaded, withDialogs, ask, asking, close, isUnreachable } = useUploadDialogs();
  const { isSaving } = useWizardPage().wizard;
  const [refusals, setRefusals] = useState(0);
  const maker = usePageMaker(slot);
  const problem = problemOf(slot, maker.areWaiting);
  const texts = {
    inProgress: t("error.inProgress"),
    pagesWaiting: t("error.pagesWaiting"),
    minFiles: required ?? t("error.minFiles"),
  } as const;
  const error = refusals > 0 && problem ? texts[problem] : undefined;
  const answer = { added: slot.arrived, withdrawn: slot.withdrawn };
  const { remember, onRetry } = useLastSave(slot.slot, answer);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A running save continues with the values it was given.
    if (isSaving) return;
    if (problem) {
      analytics.validationError(slot.slot, { code: problem });
      return setRefusals((count) => count + 1);
    }
    if (slot.arrived.length === 0) return sendFiles();
    void withDialogs(({ asksToConfirm }) => (asksToConfirm(slot) ? ask("confirm") : sendFiles()));
  };
  const askWhy = () => {
    if (!isSaving) void withDialogs(() => ask("without"));
  };
  const isTouch = useMedia(media.touch);
  const offersPhone = canHandOver() && !isTouch && !slot.isFull && takesPhotos(slot.definition);
  const askForPhone = () => {
    if (!isSaving) void withDialogs(() => ask("phone"));
  };
  const sendFiles = () => {
    if (isSaving) return;
    close();
    remember(false);
    onFiles(answer);
  };
  const goWithout = (given: GivenReason<WithoutDocumentReason>) => {
    if (isSaving) return;
    close();
    remember(true);
    onWithout(given, { added: [], withdrawn: [...slot.withdrawn, ...slot.kept.map(({ id }) => id)] });
  };
  const dialogs = Dialogs && (
    <Dialogs slot={slot} asking={asking} onClose={close} onConfirm={sendFiles} onWithout={goWithout} />
  );
  const second = (
    <TextButton aria-disabled={isSaving} onClick={askWhy}>
      {t("upload.without")}
    </TextButton>
  );
  return (
    <StepPage
      title={title}
      subtitle={subtitle}
      wide
      onSubmit={submit}
      refusals={refusals}
      wrongFields={error ? [{ id: slot.isFull ? LIST_ID : ZONE_ID, message: error }] : []}
      dialogs={dialogs}
      onRetry={onRetry}
      second={second}
    >
      {isUnreachable && <Unreachable />}
      <RefusedFiles slot={slot} words={words} />
      {slot.isWithout && slot.kept.length + slot.files.length === 0 && <SaidBefore />}
      {loaded && <loaded.SentFiles />}
      {guide}
      <FileZone slot={slot} maxBytes={maxBytes} error={error} maker={maker} />
      {offersPhone && (
        <p>
          <TextButton aria-disabled={isSaving} onClick={askForPhone}>
            {t("upload.phone")}
          </TextButton>
        </p>
      )}
      <UploadList slot={slot} words={words} partsOf={loaded?.partsOf} />
    </StepPage>
  );
}

const problemOf = (slot: SlotState, arePagesWaiting: boolean): Problem | undefined => {
  if (slot.isUploading) return "inProgress";
  if (arePagesWaiting) return "pagesWaiting";
  const isEmpty = slot.arrived.length + slot.kept.length === 0;
  return isEmpty && !slot.isWithout ? "minFiles" : undefined;
};

function Unreachable() {
  const { t } = useTranslation("questions");
  return (
    <Alert tone="critical" title={t("notSaved.title")} announced>
      <AlertText>{t("notSaved.text")}</AlertText>
    </Alert>
  );
}

function SaidBefore() {
  const { t } = useTranslation("documents");
  return (
    <Alert title={t("said.title")}>
      <AlertText>{t("said.text")}</AlertText>
    </Alert>
  );
}

import { needsConfirmation } from "@latchkey/domain/documents/confirmation.ts";
import { formatsCode, megabytes } from "@latchkey/domain/documents/limits.ts";
import type { WithoutDocumentReason } from "@latchkey/domain/documents/without-document.ts";
import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { DropZone } from "@latchkey/ui/drop-zone/drop-zone.tsx";
import { TextButton } from "@latchkey/ui/text-link/text-link.tsx";
import { type FormEvent, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { StepPage } from "../questions/step-page.tsx";
import { useWizardPage } from "../questions/wizard-context.ts";
import { type FileWords, useFileWords } from "./file-issue-text.ts";
import { issueOf } from "./upload-board.ts";
import { UploadList } from "./upload-list.tsx";
import type { SlotState } from "./use-slot.ts";
import { useUploadDialogs } from "./use-upload-dialogs.ts";

export interface UploadAnswer {
  readonly added: readonly { readonly type: string; readonly path: string }[];
  readonly withdrawn: readonly string[];
}

interface UploadStepProps {
  readonly title: string;
  readonly subtitle: string;
  /** Do and don't lists. */
  readonly guide: ReactNode;
  readonly slot: SlotState;
  readonly maxBytes: number;
  /** The person said earlier that they do not have it. */
  readonly isWithout: boolean;
  readonly onFiles: (answer: UploadAnswer) => void;
  readonly onWithout: (reason: WithoutDocumentReason, answer: UploadAnswer) => void;
}

type Problem = "inProgress" | "minFiles";

const ZONE_ID = "files";

/** The upload screen (spec 1 §4): do and don't lists, upload area, file list, and "I don't have this document". */
export function UploadStep(props: UploadStepProps) {
  const { title, subtitle, guide, slot, maxBytes, isWithout, onFiles, onWithout } = props;
  const { t } = useTranslation("documents");
  const words = useFileWords(formatsCode(slot.definition), megabytes(maxBytes));
  const { Dialogs, ask, asking, close, isUnreachable } = useUploadDialogs();
  const [refusals, setRefusals] = useState(0);
  const problem = problemOf(slot, isWithout);
  const error = refusals > 0 && problem ? t(`error.${problem}`) : undefined;
  const answer = { added: slot.arrived, withdrawn: slot.withdrawn };
  const retry = useRetry(answer);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (problem) return setRefusals((count) => count + 1);
    const asksFirst = slot.arrived.length > 0 && needsConfirmation(slot.definition.docType);
    return asksFirst ? void ask("confirm") : sendFiles();
  };
  const sendFiles = () => {
    close();
    retry.remember(answer);
    onFiles(answer);
  };
  const goWithout = (reason: WithoutDocumentReason) => {
    close();
    const withdrawn = [...slot.withdrawn, ...slot.kept.map(({ id }) => id)];
    slot.clearAll();
    retry.remember({ added: [], withdrawn: slot.withdrawn });
    onWithout(reason, { added: [], withdrawn });
  };
  const dialogs = Dialogs && (
    <Dialogs asking={asking} onClose={close} onConfirm={sendFiles} onWithout={goWithout} />
  );
  return (
    <StepPage
      title={title}
      subtitle={subtitle}
      wide
      onSubmit={submit}
      refusals={refusals}
      wrongFields={error ? [{ id: ZONE_ID, message: error }] : []}
      dialogs={dialogs}
      onRetry={retry.onRetry}
      second={<TextButton onClick={() => void ask("without")}>{t("upload.without")}</TextButton>}
    >
      {isUnreachable && <Unreachable />}
      <RefusedFiles slot={slot} words={words} />
      {isWithout && slot.kept.length + slot.files.length === 0 && <SaidBefore />}
      {guide}
      <SlotZone slot={slot} maxBytes={maxBytes} error={error} />
      <UploadList slot={slot} words={words} />
    </StepPage>
  );
}

/** What was confirmed once is sent again as it is; when the files have changed since, Continue asks anew. */
const useRetry = (answer: UploadAnswer) => {
  const { retry } = useWizardPage().wizard;
  const [sent, setSent] = useState<string>();
  return {
    remember: (given: UploadAnswer) => setSent(JSON.stringify(given)),
    onRetry: sent === JSON.stringify(answer) ? () => void retry() : undefined,
  };
};

const problemOf = (slot: SlotState, isWithout: boolean): Problem | undefined => {
  if (slot.isUploading) return "inProgress";
  const isEmpty = slot.arrived.length + slot.kept.length === 0;
  return isEmpty && !isWithout ? "minFiles" : undefined;
};

/** A dialog did not come: the connection is away, and nothing is lost. */
function Unreachable() {
  const { t } = useTranslation("questions");
  return (
    <Alert tone="critical" title={t("notSaved.title")} announced>
      <AlertText>{t("notSaved.text")}</AlertText>
    </Alert>
  );
}

/** The answer that stands while there is no file. */
function SaidBefore() {
  const { t } = useTranslation("documents");
  return (
    <Alert title={t("said.title")}>
      <AlertText>{t("said.text")}</AlertText>
    </Alert>
  );
}

/** Messages from files that were not added, as '{file name} {message}'. */
function RefusedFiles({ slot, words }: { readonly slot: SlotState; readonly words: FileWords }) {
  const { t } = useTranslation("documents");
  const refused = slot.files.flatMap((file) => {
    const issue = issueOf(file);
    return issue ? [{ id: file.id, text: words.inList(issue, file.file.name) }] : [];
  });
  if (refused.length === 0) return null;
  return (
    <Alert tone="critical" title={t("error.title", { count: refused.length })} announced>
      <ul>
        {refused.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    </Alert>
  );
}

interface SlotZoneProps {
  readonly slot: SlotState;
  readonly maxBytes: number;
  readonly error: string | undefined;
}

function SlotZone({ slot, maxBytes, error }: SlotZoneProps) {
  const { t } = useTranslation("documents");
  const { acceptedFileTypes } = slot.definition;
  const formats = formatsCode(slot.definition);
  const rules = [
    t(`rules.${formats}`, { megabytes: megabytes(maxBytes) }),
    t("rules.most", { count: slot.capacity }),
  ].join(" ");
  return (
    <DropZone
      id={ZONE_ID}
      title={slot.isFull ? t("upload.full") : t("upload.drop")}
      overTitle={t("upload.dropNow")}
      rules={slot.isFull ? t("upload.fullRules") : rules}
      chooseLabel={t(slot.capacity > 1 ? "upload.chooseFiles" : "upload.chooseFile")}
      photoLabel={acceptedFileTypes.includes("jpg") ? t("upload.takePhoto") : undefined}
      accept={acceptedFileTypes.map((type) => `.${type}`).join(",")}
      multiple={slot.capacity > 1}
      full={slot.isFull}
      error={error}
      onFiles={slot.add}
    />
  );
}

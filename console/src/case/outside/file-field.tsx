import { FileButton } from "@latchkey/ui/drop-zone/file-button.tsx";
import { FieldGroup } from "@latchkey/ui/field/field-group.tsx";
import { useTranslation } from "react-i18next";
import { SaveProblem } from "../../desk/save-problem.tsx";
import { useErrorOf } from "./outside-fields.tsx";
import { useOutsideFile } from "./use-outside-file.ts";
import type { OutsideForm } from "./use-outside-form.ts";

const ACCEPT = ".pdf,.jpg,.jpeg,.png";

const explained = ["TOO_LARGE", "ENCRYPTED", "INFECTED", "STORAGE_FULL", "UNREADABLE"] as const;

interface FileFieldProps {
  readonly partyId: string;
  readonly given: OutsideForm;
}

/** The file is sent at once, so that a refusal shows before the other fields are filled in. */
export function FileField({ partyId, given }: FileFieldProps) {
  const { t } = useTranslation("outside");
  const errorOf = useErrorOf(given);
  const upload = given.form.controlled("uploadId");
  const { file, failure, choose } = useOutsideFile(partyId, upload.onChange);
  const refusal =
    file.state === "refused" && t(`refused.${explained.find((code) => code === file.code) ?? "other"}`);
  return (
    <>
      {failure && <SaveProblem failure={failure} fields={["uploadId"]} />}
      <FieldGroup
        legend={t("form.file")}
        hint={t("form.fileHint")}
        id={given.fieldId("uploadId")}
        error={refusal || errorOf("uploadId")}
        announced={refusal !== false}
      >
        <div className="row">
          <FileButton
            size="small"
            icon="upload"
            accept={ACCEPT}
            busy={file.state === "sending"}
            onFiles={([first]) => first && void choose(first)}
          >
            {t(file.state === "sent" ? "form.chooseOther" : "form.choose")}
          </FileButton>
          <span role="status">
            {file.state === "sending" && t("form.sending", { name: file.name })}
            {file.state === "sent" && t("form.sent", { name: file.name })}
          </span>
        </div>
      </FieldGroup>
    </>
  );
}

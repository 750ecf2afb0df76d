import { FileButton } from "@latchkey/ui/drop-zone/file-button.tsx";
import { FieldGroup } from "@latchkey/ui/field/field-group.tsx";
import { useTranslation } from "react-i18next";
import { type Deliver, useMemberFile } from "./use-member-file.ts";

const ACCEPT = ".pdf,.jpg,.jpeg,.png";

const explained = ["TOO_LARGE", "ENCRYPTED", "INFECTED", "STORAGE_FULL", "UNREADABLE"] as const;

interface MemberFileFieldProps {
  readonly id: string;
  readonly legend: string;
  readonly hint?: string | undefined;
  readonly error: string | undefined;
  readonly deliver: Deliver;
  readonly onSent: (uploadId: string, name: string) => void;
}

/** The file is sent at once, so that a refusal shows before the other fields are filled in. */
export function MemberFileField({ id, legend, hint, error, ...sending }: MemberFileFieldProps) {
  const { t } = useTranslation("member-file");
  const { file, choose } = useMemberFile(sending);
  const refusal =
    file.state === "refused" && t(`refused.${explained.find((code) => code === file.code) ?? "other"}`);
  return (
    <FieldGroup legend={legend} hint={hint} id={id} error={refusal || error} announced={refusal !== false}>
      <div className="row">
        <FileButton
          size="small"
          icon="upload"
          accept={ACCEPT}
          busy={file.state === "sending"}
          onFiles={([first]) => first && void choose(first)}
        >
          {t(file.state === "sent" ? "chooseOther" : "choose")}
        </FileButton>
        <span role="status">
          {file.state === "sending" && t("sending", { name: file.name })}
          {file.state === "sent" && t("sent", { name: file.name })}
        </span>
      </div>
    </FieldGroup>
  );
}

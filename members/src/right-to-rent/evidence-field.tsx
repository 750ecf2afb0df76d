import { filesOf } from "@latchkey/domain/compliance/right-to-rent/record.ts";
import { FileList } from "@latchkey/ui/file-list/file-list.tsx";
import { UploadRow } from "@latchkey/ui/upload-row/upload-row.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { MutationFailure } from "../calls/mutation-failure.ts";
import { MemberFileField } from "../saving/member-file-field.tsx";
import { SaveProblem } from "../saving/save-problem.tsx";
import { byForm, type PrepareForm } from "../saving/use-member-file.ts";
import type { AppField } from "./field-of.tsx";

interface EvidenceFieldProps {
  readonly shown: AppField;
  readonly failure: MutationFailure | undefined;
  readonly prepare: PrepareForm;
}

/** The value is ids of uploads, separated by spaces. */
export function EvidenceField({ shown, failure, prepare }: EvidenceFieldProps) {
  const { field, id, label: legend, error, value, onChange } = shown;
  // A card has two sides: each is a file.
  const takesSeveral = field.kind === "files";
  const { t } = useTranslation("member-file");
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const kept = filesOf(value);
  const sent = (uploadId: string, name: string) => {
    if (uploadId === "") {
      if (!takesSeveral) onChange("");
      return;
    }
    setNames((known) => ({ ...known, [uploadId]: name }));
    onChange(takesSeveral ? [...kept, uploadId].join(" ") : uploadId);
  };
  return (
    <>
      {failure && <SaveProblem failure={failure} />}
      <MemberFileField
        id={id}
        legend={legend}
        hint={t("types")}
        error={error}
        deliver={byForm(prepare)}
        onSent={sent}
      />
      {takesSeveral && kept.length > 0 && (
        <FileList label={legend}>
          {kept.map((uploadId) => (
            <UploadRow
              key={uploadId}
              state="done"
              name={names[uploadId] ?? uploadId}
              clearLabel={t("clear")}
              onClear={() => onChange(kept.filter((one) => one !== uploadId).join(" "))}
            />
          ))}
        </FileList>
      )}
    </>
  );
}

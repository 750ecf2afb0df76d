import { filesOf } from "@latchkey/domain/compliance/right-to-rent/record.ts";
import { SaveProblem } from "@latchkey/members/saving/save-problem.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { FileList } from "@latchkey/ui/file-list/file-list.tsx";
import { UploadRow } from "@latchkey/ui/upload-row/upload-row.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { StaffFileField } from "../../desk/staff-file-field.tsx";
import { byForm } from "../../desk/use-staff-file.ts";
import { PrepareRightToRentFile } from "./right-to-rent.graphql.ts";

interface EvidenceFieldProps {
  readonly partyId: string;
  readonly id: string;
  readonly legend: string;
  readonly error: string | undefined;
  /** A card has two sides: each is a file. */
  readonly takesSeveral: boolean;
  /** Ids of uploads, separated by spaces. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function EvidenceField(props: EvidenceFieldProps) {
  const { partyId, id, legend, error, takesSeveral, value, onChange } = props;
  const { t } = useTranslation("staff-file");
  const { failure, save } = useSave(PrepareRightToRentFile);
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
      <StaffFileField
        id={id}
        legend={legend}
        hint={t("types")}
        error={error}
        deliver={byForm(async (fileType) => (await save({ partyId, fileType }))?.prepareRightToRentFile)}
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

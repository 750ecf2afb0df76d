import { MemberFileField } from "@latchkey/members/saving/member-file-field.tsx";
import { SaveProblem } from "@latchkey/members/saving/save-problem.tsx";
import { byForm } from "@latchkey/members/saving/use-member-file.ts";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { useTranslation } from "react-i18next";
import { PrepareOutsideFile } from "./outside.graphql.ts";
import { useErrorOf } from "./outside-fields.tsx";
import type { OutsideForm } from "./use-outside-form.ts";

interface FileFieldProps {
  readonly partyId: string;
  readonly given: OutsideForm;
}

export function FileField({ partyId, given }: FileFieldProps) {
  const { t } = useTranslation("outside");
  const error = useErrorOf(given)("uploadId");
  const upload = given.form.controlled("uploadId");
  const { failure, save } = useSave(PrepareOutsideFile);
  return (
    <>
      {failure && <SaveProblem failure={failure} fields={["uploadId"]} />}
      <MemberFileField
        id={given.fieldId("uploadId")}
        legend={t("form.file")}
        hint={t("form.fileHint")}
        error={error}
        deliver={byForm(async (fileType) => (await save({ partyId, fileType }))?.prepareOutsideFile)}
        onSent={upload.onChange}
      />
    </>
  );
}

import { Field } from "@latchkey/ui/field/field.tsx";
import { Select } from "@latchkey/ui/select/select.tsx";
import { useTranslation } from "react-i18next";
import { type ApplicationForm, fieldId } from "./use-application-form.ts";
import { useErrorOf } from "./use-new-texts.ts";

interface BranchFieldProps {
  readonly form: ApplicationForm;
  readonly branches: readonly { readonly id: string; readonly name: string }[];
}

export function BranchField({ form, branches }: BranchFieldProps) {
  const { t } = useTranslation("new-application");
  const errorOf = useErrorOf(form);
  return (
    <Field
      label={t("home.branch")}
      optionalLabel={t("home.optional")}
      id={fieldId("branch")}
      error={errorOf("branch")}
    >
      {(aria) => (
        <Select
          {...aria}
          placeholder={t("home.noBranch")}
          options={branches.map(({ id, name }) => ({ value: id, label: name }))}
          value={form.typed.branch}
          onChange={(event) => form.set("branch", event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

import { Field } from "@latchkey/ui/field/field.tsx";
import { TextArea } from "@latchkey/ui/text-input/text-area.tsx";
import { TextButton } from "@latchkey/ui/text-link/text-link.tsx";
import { useTranslation } from "react-i18next";
import { type ApplicationForm, fieldId } from "./use-application-form.ts";
import { useErrorOf } from "./use-new-texts.ts";

interface TypedHomeProps {
  readonly form: ApplicationForm;
  /** Without it there is nothing to search with. */
  readonly onSearch?: (() => void) | undefined;
}

/** The address of the home as it is typed. */
export function TypedHome({ form, onSearch }: TypedHomeProps) {
  const { t } = useTranslation("new-application");
  const errorOf = useErrorOf(form);
  const isMissing = form.issues.home?.code === "validation.required";
  return (
    <div className="stack stack--tight">
      <Field
        label={t("home.address")}
        hint={t("home.byHandHint")}
        id={fieldId("home")}
        warning={form.warnings.home}
        error={isMissing && !onSearch ? t("required.typedHome") : errorOf("home")}
      >
        {(aria) => (
          <TextArea
            {...aria}
            rows={2}
            value={form.typed.home}
            onChange={(event) => form.set("home", event.currentTarget.value)}
            onBlur={() => form.touch("home")}
          />
        )}
      </Field>
      {onSearch && (
        <div className="row">
          <TextButton onClick={onSearch}>{t("search.instead")}</TextButton>
        </div>
      )}
    </div>
  );
}

import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import { offeredOverrides, overrideReasons } from "@latchkey/domain/review/override.ts";
import { londonDate } from "@latchkey/domain/rules/london.ts";
import { useNow } from "@latchkey/members/shell/clock.ts";
import { Field } from "@latchkey/ui/field/field.tsx";
import { Select } from "@latchkey/ui/select/select.tsx";
import { TextArea } from "@latchkey/ui/text-input/text-area.tsx";
import { useTranslation } from "react-i18next";
import type { Desk } from "./decision.graphql.ts";
import { type DecisionForm, fieldId } from "./use-decision-form.ts";

interface OverrideFieldsProps {
  readonly desk: Desk;
  readonly form: DecisionForm;
}

export function OverrideFields({ desk, form }: OverrideFieldsProps) {
  const { t } = useTranslation("decision");
  const textOf = useIssueText();
  const reason = form.controlled("overrideReason");
  const words = form.controlled("overrideWords");
  const day = londonDate(useNow());
  const offered = offeredOverrides({ country: desk.application.country, day });
  return (
    <>
      <Field
        label={t(desk.isReferenceOpen ? "form.override.references" : "form.override.sums")}
        hint={t("form.override.hint")}
        id={fieldId("overrideReason")}
        error={textOf(form.issues.overrideReason, { "validation.required": t("form.override.required") })}
      >
        {(aria) => (
          <Select
            {...aria}
            placeholder={t("form.override.choose")}
            options={offered.map((value) => ({ value, label: t(`overrides.${value}`) }))}
            value={reason.value}
            onChange={(event) =>
              reason.onChange(overrideReasons.find((one) => one === event.currentTarget.value) ?? "")
            }
          />
        )}
      </Field>
      <Field
        label={t("form.override.words")}
        optionalLabel={reason.value !== "OTHER" && t("form.optional")}
        id={fieldId("overrideWords")}
        error={textOf(form.issues.overrideWords, { "validation.min_length": t("form.override.short") })}
      >
        {(aria) => (
          <TextArea
            {...aria}
            rows={2}
            value={words.value}
            onBlur={words.onBlur}
            onChange={(event) => words.onChange(event.currentTarget.value)}
          />
        )}
      </Field>
    </>
  );
}

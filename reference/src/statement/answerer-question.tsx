import type { Answerer } from "@latchkey/domain/references/statement.ts";
import { FieldGroup } from "@latchkey/ui/field/field-group.tsx";
import { FieldRow } from "@latchkey/ui/field/field-row.tsx";
import { Question } from "@latchkey/ui/questionnaire/questionnaire.tsx";
import { useTranslation } from "react-i18next";
import { LineField, PhoneField } from "./fields.tsx";
import type { StatementField } from "./use-statement.ts";

interface AnswererQuestionProps {
  readonly field: (name: keyof Answerer) => StatementField<string>;
}

export function AnswererQuestion({ field }: AnswererQuestionProps) {
  const { t } = useTranslation("statement");
  return (
    <Question>
      <FieldGroup legend={t("who.legend")}>
        <div className="stack">
          <FieldRow columns="two">
            <LineField
              field={field("name")}
              label={t("who.name")}
              missing={t("who.nameMissing")}
              autoComplete="name"
            />
            <LineField
              field={field("role")}
              label={t("who.role")}
              missing={t("who.roleMissing")}
              autoComplete="organization-title"
            />
          </FieldRow>
          <PhoneField field={field("phone")} label={t("who.phone")} hint={t("who.phoneHint")} isOptional />
        </div>
      </FieldGroup>
    </Question>
  );
}

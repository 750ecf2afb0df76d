import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import type { Said } from "@latchkey/domain/references/statement.ts";
import { FieldGroup } from "@latchkey/ui/field/field-group.tsx";
import { Question } from "@latchkey/ui/questionnaire/questionnaire.tsx";
import { YesNoUnsaid } from "@latchkey/ui/yes-no/yes-no-unsaid.tsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { StatementField } from "./use-statement.ts";

interface SaidQuestionProps {
  readonly field: StatementField<Said | "">;
  readonly legend: ReactNode;
  readonly hint?: string | undefined;
  readonly children?: ReactNode;
}

export function SaidQuestion({ field, legend, hint, children }: SaidQuestionProps) {
  const { t } = useTranslation(["reference", "statement"]);
  const issueText = useIssueText();
  const { id, value, onChange, issue, isChecked } = field;
  return (
    <Question>
      <FieldGroup id={id} legend={legend} hint={hint} radio error={issueText(isChecked ? issue : undefined)}>
        <YesNoUnsaid
          name={id}
          labels={{ yes: t("yes"), no: t("no"), unsaid: t("statement:unsaid") }}
          value={value}
          onChange={onChange}
        />
      </FieldGroup>
      {children}
    </Question>
  );
}

import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import { birthdateQuestion } from "@latchkey/domain/identity/questions.ts";
import { issuesOf } from "@latchkey/domain/wizard/question.ts";
import { isoOfParts, partsOfIso } from "@latchkey/ui/date-input/date-parts.ts";
import { isShortYear } from "@latchkey/ui/date-input/wrong-date-parts.ts";
import { useTranslation } from "react-i18next";
import { DateField } from "../../questions/date-field.tsx";
import { StepPage } from "../../questions/step-page.tsx";
import { useStepForm } from "../../questions/use-step-form.ts";
import { useIdentityStep } from "../identity-context.ts";

const ID = "birthdate";

export function BirthdateStep() {
  const { t } = useTranslation("identity");
  const { wizard, ...section } = useIdentityStep();
  const text = useIssueText();
  const form = useStepForm({
    defaults: { birthdate: partsOfIso(wizard.state.values.birthdate) },
    context: section,
    issues: ({ birthdate }, context) =>
      issuesOf(birthdateQuestion, { birthdate: isoOfParts(birthdate) }, context),
    onValid: ({ birthdate }) => void wizard.submit({ birthdate: isoOfParts(birthdate) }),
  });
  const parts = form.values.birthdate;
  const error = text(form.issues.birthdate, {
    "validation.required": t("birthdate.required"),
    ...(isShortYear(parts) && { "validation.birthdate.invalid": t("birthdate.yearDigits") }),
  });
  return (
    <StepPage
      title={t("birthdate.title")}
      subtitle={t("birthdate.subtitle")}
      onSubmit={form.onSubmit}
      refusals={form.refusals}
      wrongFields={error ? [{ id: ID, message: error }] : []}
    >
      <DateField
        id={ID}
        legend={t("birthdate.legend")}
        hint={t("birthdate.hint")}
        {...form.controlled("birthdate")}
        error={error}
        autoComplete="bday"
      />
    </StepPage>
  );
}

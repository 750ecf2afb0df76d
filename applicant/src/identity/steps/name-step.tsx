import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import { nameQuestion } from "@latchkey/domain/identity/questions.ts";
import { tidyName } from "@latchkey/domain/rules/tidy.ts";
import { issuesOf } from "@latchkey/domain/wizard/question.ts";
import { Field } from "@latchkey/ui/field/field.tsx";
import { TextInput } from "@latchkey/ui/text-input/text-input.tsx";
import { useTranslation } from "react-i18next";
import { StepPage } from "../../questions/step-page.tsx";
import { useStepForm } from "../../questions/use-step-form.ts";
import { EarlierAnswers } from "../earlier-answers.tsx";
import { useIdentityStep } from "../identity-context.ts";

export function NameStep() {
  const { t } = useTranslation(["identity", "questions"]);
  const { wizard, ...section } = useIdentityStep();
  const text = useIssueText();
  const form = useStepForm({
    defaults: nameQuestion.answerIn(wizard.state.values),
    context: section,
    issues: (answer, context) => issuesOf(nameQuestion, answer, context),
    onValid: ({ firstName, middleName, lastName }) => {
      const answer = {
        first_name: tidyName(firstName),
        middle_name: tidyName(middleName),
        last_name: tidyName(lastName),
      };
      void wizard.submit({ name: answer });
    },
  });
  const errors = {
    firstName: text(form.issues.firstName, { "validation.required": t("name.firstNameRequired") }),
    middleName: text(form.issues.middleName),
    lastName: text(form.issues.lastName, { "validation.required": t("name.lastNameRequired") }),
  };
  const fields = ["firstName", "middleName", "lastName"] as const;
  /** A rule about letters does not say which name it is about; "Enter your first name" does. */
  const inSummary = (id: (typeof fields)[number], message: string): string =>
    form.issues[id]?.code === "validation.required"
      ? message
      : t("questions:page.wrongField", { field: t(`name.${id}`), message });
  const autoComplete = { firstName: "given-name", middleName: "additional-name", lastName: "family-name" };
  return (
    <StepPage
      title={t("name.title")}
      subtitle={t("name.subtitle")}
      onSubmit={form.onSubmit}
      refusals={form.refusals}
      wrongFields={fields.flatMap((id) => (errors[id] ? [{ id, message: inSummary(id, errors[id]) }] : []))}
    >
      <EarlierAnswers />
      {fields.map((field) => (
        <Field
          key={field}
          id={field}
          label={t(`name.${field}`)}
          error={errors[field]}
          optionalLabel={field === "middleName" ? t("questions:page.optional") : undefined}
        >
          {(aria) => (
            <TextInput {...aria} {...form.text(field, tidyName)} autoComplete={autoComplete[field]} />
          )}
        </Field>
      ))}
    </StepPage>
  );
}

import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import { guarantorQuestion } from "@latchkey/domain/income/questions.ts";
import { internationalPhone, tidyPhone } from "@latchkey/domain/rules/phone.ts";
import { tidyEmail, tidyName } from "@latchkey/domain/rules/tidy.ts";
import { issuesOf } from "@latchkey/domain/wizard/question.ts";
import { Field } from "@latchkey/ui/field/field.tsx";
import { FieldRow } from "@latchkey/ui/field/field-row.tsx";
import { PhoneInput } from "@latchkey/ui/phone-input/phone-input.tsx";
import { TextInput } from "@latchkey/ui/text-input/text-input.tsx";
import { useTranslation } from "react-i18next";
import { NoticePage } from "../../questions/notice-page.tsx";
import { StepPage } from "../../questions/step-page.tsx";
import { useStepForm } from "../../questions/use-step-form.ts";
import { useIncomeStep } from "../income-context.ts";

const FIELDS = ["firstName", "lastName", "email", "phoneNumber"] as const;

export function GuarantorStep() {
  const { t } = useTranslation(["income", "questions"]);
  const { wizard, values, ...section } = useIncomeStep();
  const text = useIssueText("income");
  const form = useStepForm({
    defaults: guarantorQuestion.answerIn(values.guarantor),
    context: section,
    issues: (answer, context) => issuesOf(guarantorQuestion, answer, context),
    onValid: ({ firstName, lastName, email, phoneNumber }) => {
      const guarantor = {
        firstName: tidyName(firstName),
        lastName: tidyName(lastName),
        email: tidyEmail(email),
        phoneNumber: tidyPhone(phoneNumber),
      };
      void wizard.submit({
        guarantor: { uuid: values.guarantor?.uuid ?? "", ...guarantor },
        change: { kind: "guarantor", guarantor },
      });
    },
  });
  const errors = {
    firstName: text(form.issues.firstName, { "validation.required": t("yourGuarantor.firstNameRequired") }),
    lastName: text(form.issues.lastName, { "validation.required": t("yourGuarantor.lastNameRequired") }),
    email: text(form.issues.email, { "validation.required": t("yourGuarantor.emailRequired") }),
    phoneNumber: text(form.issues.phoneNumber),
  };
  const labels = {
    firstName: "firstName",
    lastName: "lastName",
    email: "email",
    phoneNumber: "phone",
  } as const;
  const inSummary = (id: (typeof FIELDS)[number], message: string): string =>
    form.issues[id]?.code.startsWith("validation.name.")
      ? t("questions:page.wrongField", { field: t(`yourGuarantor.${labels[id]}`), message })
      : message;
  return (
    <StepPage
      title={t("yourGuarantor.title")}
      subtitle={t("yourGuarantor.subtitle")}
      onSubmit={form.onSubmit}
      refusals={form.refusals}
      wrongFields={FIELDS.flatMap((id) => (errors[id] ? [{ id, message: inSummary(id, errors[id]) }] : []))}
    >
      <FieldRow columns="two">
        {(["firstName", "lastName"] as const).map((name) => (
          <Field key={name} id={name} label={t(`yourGuarantor.${name}`)} error={errors[name]}>
            {(aria) => <TextInput {...aria} {...form.text(name, tidyName)} autoComplete="off" />}
          </Field>
        ))}
      </FieldRow>
      <Field id="email" label={t("yourGuarantor.email")} error={errors.email}>
        {(aria) => <TextInput {...aria} {...form.text("email", tidyEmail)} type="email" autoComplete="off" />}
      </Field>
      <Field
        id="phoneNumber"
        label={t("yourGuarantor.phone")}
        hint={t("yourGuarantor.phoneHint")}
        optionalLabel={t("questions:page.optional")}
        error={errors.phoneNumber}
      >
        {(aria) => (
          <PhoneInput
            {...aria}
            {...form.controlled("phoneNumber")}
            name="phoneNumber"
            tidy={internationalPhone}
            autoComplete="off"
          />
        )}
      </Field>
    </StepPage>
  );
}

export function GuarantorConfirmationStep() {
  const { t } = useTranslation("income");
  const { wizard, values } = useIncomeStep();
  const { firstName = "", lastName = "" } = values.guarantor ?? {};
  const name = `${firstName} ${lastName}`.trim();
  return (
    <NoticePage
      title={t("guarantorConfirmation.title")}
      subtitle={t("guarantorConfirmation.subtitle", { name })}
      onAcknowledge={() => void wizard.submit({ guarantorConfirmation: "acknowledged" })}
    >
      <p>{t("guarantorConfirmation.text", { name })}</p>
    </NoticePage>
  );
}

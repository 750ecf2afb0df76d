import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import { TypedIn } from "@latchkey/browser/i18n/typed-in.tsx";
import { formatAddress } from "@latchkey/domain/addresses/format.ts";
import { landlordQuestion } from "@latchkey/domain/residence/questions.ts";
import { type ReferenceType, referenceTypes } from "@latchkey/domain/residence/residence.ts";
import { tidyReference } from "@latchkey/domain/residence/rules.ts";
import {
  reasonFor,
  type WithoutReferenceReason,
  withoutReferenceReasons,
  withReasonFor,
} from "@latchkey/domain/residence/values.ts";
import { internationalPhone } from "@latchkey/domain/rules/phone.ts";
import { tidyEmail, tidyName } from "@latchkey/domain/rules/tidy.ts";
import { issuesOf } from "@latchkey/domain/wizard/question.ts";
import { ChoiceCards } from "@latchkey/ui/choice-cards/choice-cards.tsx";
import { Field } from "@latchkey/ui/field/field.tsx";
import { FieldGroup } from "@latchkey/ui/field/field-group.tsx";
import { FieldRow } from "@latchkey/ui/field/field-row.tsx";
import { PhoneInput } from "@latchkey/ui/phone-input/phone-input.tsx";
import { TextInput } from "@latchkey/ui/text-input/text-input.tsx";
import { TextButton } from "@latchkey/ui/text-link/text-link.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ReasonQuestion } from "../../questions/reason-question.tsx";
import { StepPage } from "../../questions/step-page.tsx";
import { useStepForm } from "../../questions/use-step-form.ts";
import { useTitleFocus } from "../../questions/use-title-focus.ts";
import { useHome, useResidenceStep } from "../residence-context.ts";

export function LandlordDetailsStep() {
  const { wizard } = useResidenceStep();
  const home = useHome();
  const [isNobody, setNobody] = useState(reasonFor(wizard.state.values, home) !== undefined);
  useTitleFocus(isNobody);
  return isNobody ? (
    <Nobody onNamed={() => setNobody(false)} />
  ) : (
    <Landlord onNobody={() => setNobody(true)} />
  );
}

function Landlord({ onNobody }: { readonly onNobody: () => void }) {
  const { t } = useTranslation(["residence", "questions"]);
  const { wizard, withHome, ...section } = useResidenceStep();
  const home = useHome();
  const address = formatAddress(home.address);
  const text = useIssueText();
  const form = useStepForm({
    defaults: landlordQuestion.answerIn(home),
    context: section,
    issues: (answer, context) => issuesOf(landlordQuestion, answer, context),
    onValid: (answer) => {
      const reference = tidyReference({ ...answer, type: answer.type as ReferenceType });
      const change = { uuid: home.uuid, reference };
      void wizard.submit({
        residences: withHome({ ...home, reference }),
        ...withReasonFor(wizard.state.values, home, undefined),
        change,
      });
    },
  });
  const required = (key: "firstName" | "lastName" | "email" | "phone") => ({
    "validation.required": t(`landlordDetails.${key}Required`),
  });
  const errors = {
    type: form.issues.type && t("landlordDetails.typeRequired"),
    firstName: text(form.issues.firstName, required("firstName")),
    lastName: text(form.issues.lastName, required("lastName")),
    email: text(form.issues.email, required("email")),
    phone: text(form.issues.phone, required("phone")),
  };
  const ids = ["type", "firstName", "lastName", "email", "phone"] as const;
  const inSummary = (id: (typeof ids)[number], message: string): string =>
    form.issues[id]?.code.startsWith("validation.name.")
      ? t("questions:page.wrongField", { field: t(`landlordDetails.${id}`), message })
      : message;
  return (
    <StepPage
      title={t("landlordDetails.title")}
      subtitle={<TypedIn text={t("landlordDetails.subtitle", { address })} typed={address} />}
      onSubmit={form.onSubmit}
      refusals={form.refusals}
      wrongFields={ids.flatMap((id) => (errors[id] ? [{ id, message: inSummary(id, errors[id]) }] : []))}
      second={<TextButton onClick={onNobody}>{t("landlordDetails.nobody")}</TextButton>}
    >
      <FieldGroup id="type" radio legend={t("landlordDetails.type")} error={errors.type}>
        <ChoiceCards
          name="type"
          columns={2}
          choices={referenceTypes.map((value) => ({ value, label: t(`landlordDetails.${value}`) }))}
          value={referenceTypes.find((one) => one === form.values.type) ?? ""}
          onChange={form.controlled("type").onChange}
          onBlur={form.controlled("type").onBlur}
        />
      </FieldGroup>
      <FieldRow columns="two">
        {(["firstName", "lastName"] as const).map((name) => (
          <Field key={name} id={name} label={t(`landlordDetails.${name}`)} error={errors[name]}>
            {(aria) => <TextInput {...aria} {...form.text(name, tidyName)} autoComplete="off" />}
          </Field>
        ))}
      </FieldRow>
      <Field
        id="email"
        label={t("landlordDetails.email")}
        hint={t("landlordDetails.emailHint")}
        error={errors.email}
      >
        {(aria) => <TextInput {...aria} {...form.text("email", tidyEmail)} type="email" autoComplete="off" />}
      </Field>
      <Field
        id="phone"
        label={t("landlordDetails.phone")}
        hint={t("landlordDetails.phoneHint")}
        error={errors.phone}
      >
        {(aria) => (
          <PhoneInput
            {...aria}
            {...form.controlled("phone")}
            name="phone"
            tidy={internationalPhone}
            autoComplete="off"
          />
        )}
      </Field>
    </StepPage>
  );
}

/** A reason why the landlord cannot be asked is a normal answer: it is stored, and no reference is sent. */
function Nobody({ onNamed }: { readonly onNamed: () => void }) {
  const { t } = useTranslation("residence");
  const { wizard, withHome } = useResidenceStep();
  const home = useHome();
  return (
    <ReasonQuestion<WithoutReferenceReason>
      name="withoutReference"
      title={t("landlordDetails.nobodyTitle")}
      subtitle={
        <>
          {t("landlordDetails.nobodyText")}{" "}
          <TextButton onClick={onNamed}>{t("landlordDetails.somebody")}</TextButton>
        </>
      }
      requiredText={t("landlordDetails.nobodyRequired")}
      choices={withoutReferenceReasons.map((value) => ({
        value,
        label: t(`landlordDetails.choices.${value}`),
      }))}
      answered={reasonFor(wizard.state.values, home)}
      onAnswer={(given) => {
        void wizard.submit({
          residences: withHome({ ...home, reference: null }),
          ...withReasonFor(wizard.state.values, home, given),
          change: { uuid: home.uuid, reference: null },
        });
      }}
    />
  );
}

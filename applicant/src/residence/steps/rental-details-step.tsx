import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import { formatAmount } from "@latchkey/browser/i18n/format-money.ts";
import { TypedIn } from "@latchkey/browser/i18n/typed-in.tsx";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { formatAddress } from "@latchkey/domain/addresses/format.ts";
import { isCurrentish } from "@latchkey/domain/residence/homes.ts";
import { rentalQuestion } from "@latchkey/domain/residence/questions.ts";
import { parseAmount } from "@latchkey/domain/rules/amount.ts";
import { currencies, rentFrequencies } from "@latchkey/domain/vocabulary/money.ts";
import { issuesOf } from "@latchkey/domain/wizard/question.ts";
import { isoOfParts, partsOfIso } from "@latchkey/ui/date-input/date-parts.ts";
import { Field } from "@latchkey/ui/field/field.tsx";
import { FieldRow } from "@latchkey/ui/field/field-row.tsx";
import { Select } from "@latchkey/ui/select/select.tsx";
import { TextInput } from "@latchkey/ui/text-input/text-input.tsx";
import { useTranslation } from "react-i18next";
import { DateField } from "../../questions/date-field.tsx";
import { currencyOptions } from "../../questions/money-options.ts";
import { StepPage } from "../../questions/step-page.tsx";
import { useStepForm } from "../../questions/use-step-form.ts";
import { useHome, useResidenceStep } from "../residence-context.ts";

const offeredFrequencies = [
  "DAILY",
  "WEEKLY",
  "WEEKLY_2",
  "MONTHLY",
  "MONTHLY_3",
  "MONTHLY_6",
  "MONTHLY_12",
] as const satisfies readonly (typeof rentFrequencies)[number][];

export function RentalDetailsStep() {
  const { t } = useTranslation(["residence", "questions"]);
  const { language } = useLanguage();
  const { wizard, withHome, ...section } = useResidenceStep();
  const home = useHome();
  const address = formatAddress(home.address);
  const text = useIssueText();
  const said = rentalQuestion.answerIn(home);
  const form = useStepForm({
    defaults: {
      rent: home.rentMinor === null ? "" : formatAmount(language, home.rentMinor),
      currency: said.currency || "GBP",
      rentFrequency: said.rentFrequency || "MONTHLY",
      rentPaymentDate: partsOfIso(said.rentPaymentDate),
    },
    context: section,
    issues: ({ rentPaymentDate, ...answer }, context) =>
      issuesOf(rentalQuestion, { ...answer, rentPaymentDate: isoOfParts(rentPaymentDate) }, context),
    onValid: ({ rent, currency, rentFrequency, rentPaymentDate }) => {
      const rental = {
        rentMinor: parseAmount(rent) ?? null,
        currency: currencies.find((one) => one === currency) ?? null,
        rentFrequency: rentFrequencies.find((one) => one === rentFrequency) ?? null,
        rentPaymentDate: isoOfParts(rentPaymentDate),
      };
      void wizard.submit({
        residences: withHome({ ...home, ...rental }),
        change: { uuid: home.uuid, rental },
      });
    },
  });
  const errors = {
    rent: text(form.issues.rent, { "validation.required": t("rental-details.rentRequired") }),
    currency: text(form.issues.currency),
    rentFrequency: text(form.issues.rentFrequency, {
      "validation.please_select_an_option": t("rental-details.frequencyRequired"),
    }),
    rentPaymentDate: text(form.issues.rentPaymentDate, {
      "validation.required": t("rental-details.paymentRequired"),
    }),
  };
  const ids = ["rent", "currency", "rentFrequency", "rentPaymentDate"] as const;
  return (
    <StepPage
      title={t(isCurrentish(home, section.today) ? "rental-details.title" : "rental-details.titlePast")}
      subtitle={<TypedIn text={t("rental-details.subtitle", { address })} typed={address} />}
      onSubmit={form.onSubmit}
      refusals={form.refusals}
      wrongFields={ids.flatMap((id) => (errors[id] ? [{ id, message: errors[id] }] : []))}
    >
      <FieldRow columns="money">
        <Field id="rent" label={t("rental-details.rent")} error={errors.rent}>
          {(aria) => <TextInput {...aria} {...form.text("rent")} inputMode="decimal" autoComplete="off" />}
        </Field>
        <Field id="currency" label={t("rental-details.currency")} error={errors.currency}>
          {(aria) => (
            <Select
              {...aria}
              value={form.values.currency}
              options={currencyOptions}
              onChange={(event) => form.controlled("currency").onChange(event.currentTarget.value)}
            />
          )}
        </Field>
      </FieldRow>
      <Field id="rentFrequency" label={t("rental-details.frequency")} error={errors.rentFrequency}>
        {(aria) => (
          <Select
            {...aria}
            value={form.values.rentFrequency}
            options={offeredFrequencies.map((value) => ({ value, label: t(`rental-details.${value}`) }))}
            onChange={(event) => form.controlled("rentFrequency").onChange(event.currentTarget.value)}
          />
        )}
      </Field>
      <DateField
        id="rentPaymentDate"
        legend={t("rental-details.payment")}
        hint={t("rental-details.paymentHint")}
        {...form.controlled("rentPaymentDate")}
        error={errors.rentPaymentDate}
      />
    </StepPage>
  );
}

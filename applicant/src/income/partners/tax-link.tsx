import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import { nationalInsuranceNumberIssue, tidyNationalInsuranceNumber } from "@latchkey/domain/income/rules.ts";
import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { Field } from "@latchkey/ui/field/field.tsx";
import { TextInput } from "@latchkey/ui/text-input/text-input.tsx";
import { useTranslation } from "react-i18next";
import { useStepForm } from "../../questions/use-step-form.ts";
import { useIncomeStep, useSource } from "../income-context.ts";
import { taxStart, usePartnerStart } from "./use-partner-start.ts";

/** The form of the tax link (spec 3 §2, the variant of openBanking). */
export const useTaxLink = () => {
  const { remedialUuid } = useIncomeStep();
  const { uuid } = useSource();
  const form = useStepForm<{ readonly nino: string }, undefined>({
    defaults: { nino: "" },
    context: undefined,
    issues: ({ nino }) => {
      const issue = nationalInsuranceNumberIssue(nino);
      return issue ? { nino: issue } : {};
    },
    onValid: () => start(),
  });
  const { value } = form.controlled("nino");
  const partner = usePartnerStart(taxStart(uuid, tidyNationalInsuranceNumber(value), remedialUuid));
  const start = () => partner.start();
  return { form, partner };
};

type TaxLink = ReturnType<typeof useTaxLink>;

export function NinoField({ link: { form, partner } }: { readonly link: TaxLink }) {
  const { t } = useTranslation("tax-link");
  const issueText = useIssueText("income");
  const { value, onChange, onBlur } = form.controlled("nino");
  return (
    <>
      {partner.hasFailed && (
        <Alert tone="critical" title={t("failedTitle")} announced>
          <AlertText>{t("failedText")}</AlertText>
        </Alert>
      )}
      <Field
        id="nino"
        label={t("nino")}
        hint={t("ninoHint")}
        error={issueText(form.issues.nino, { "validation.required": t("required") })}
      >
        {(aria) => (
          <TextInput
            {...aria}
            name="nino"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            value={value}
            onBlur={onBlur}
            onChange={({ target }) => onChange(target.value.toUpperCase())}
          />
        )}
      </Field>
    </>
  );
}

export const useNinoProblem = ({ form }: TaxLink) => {
  const { t } = useTranslation("tax-link");
  const issueText = useIssueText("income");
  const message = issueText(form.issues.nino, { "validation.required": t("required") });
  return message ? [{ id: "nino", message }] : [];
};

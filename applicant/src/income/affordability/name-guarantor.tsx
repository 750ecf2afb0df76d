import { otherPayersOffered } from "@latchkey/domain/income/context.ts";
import { TextButton } from "@latchkey/ui/text-link/text-link.tsx";
import { useTranslation } from "react-i18next";
import { useIncomeStep } from "../income-context.ts";

/** A guarantor is offered where the policy allows one, until one is named. */
export const useOffersGuarantor = (): boolean => {
  const { values, ...section } = useIncomeStep();
  return otherPayersOffered(section).includes("T_GUARANTOR") && !values.guarantor;
};

/** Names one beside an income of one's own; the step about further income alone leads there. */
export function NameGuarantor() {
  const { t } = useTranslation("income");
  const { wizard } = useIncomeStep();
  if (!useOffersGuarantor() || wizard.step !== "additionalIncome") return null;
  return (
    <TextButton
      icon="users"
      disabled={wizard.isSaving}
      onClick={() => void wizard.submit({ additionalIncome: "guarantor" })}
    >
      {t("additionalIncome.choices.guarantor")}
    </TextButton>
  );
}

import { type OtherLabel, otherLabelsOffered, otherPayersOffered } from "@latchkey/domain/income/context.ts";
import { otherPayerOf, payerOf } from "@latchkey/domain/income/values.ts";
import type { OtherPayer } from "@latchkey/domain/vocabulary/money.ts";
import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { useTranslation } from "react-i18next";
import { ChoiceQuestion } from "../../questions/choice-question.tsx";
import { useIncomeStep } from "../income-context.ts";

/** The payer that a label of "Other" suggests; the next question asks for it. */
const meant: Partial<Readonly<Record<OtherLabel, OtherPayer>>> = {
  someoneElse: "T_ZERO_PERCENT_RENT_SHARE",
  guarantor: "T_GUARANTOR",
};

const words = {
  someoneElse: "whoIsPaying.choices.other",
  advance: "whoIsPaying.advance",
  guarantor: "whoIsPaying.guarantor",
} as const;

/** The payer: the applicant, or another person under one of three labels (spec 3 §2). */
export function WhoIsPayingStep() {
  const { t } = useTranslation("income");
  const { wizard, values, ...section } = useIncomeStep();
  const labels = otherLabelsOffered(section);
  const payer = payerOf(values);
  const hinted = labels.find((label) => meant[label] === otherPayerOf(values)) ?? labels[0];
  const choose = (label: "me" | OtherLabel) => {
    if (label !== "me") {
      const offered = otherPayersOffered(section).find((one) => one === meant[label]);
      void wizard.submit({ whoIsPaying: "other", ...(offered && { someoneElse: offered }) });
      return;
    }
    // A guarantor is dropped if another person pays; one named beside an own income stays.
    const drops = payer === "other" && values.guarantor !== null;
    void wizard.submit({
      whoIsPaying: "me",
      ...(drops && { guarantor: null, change: { kind: "no-guarantor" } as const }),
    });
  };
  return (
    <ChoiceQuestion<"me" | OtherLabel>
      name="whoIsPaying"
      title={t("whoIsPaying.title")}
      subtitle={t("whoIsPaying.subtitle")}
      requiredText={t("whoIsPaying.required")}
      choices={[
        { value: "me", label: t("whoIsPaying.choices.me"), hint: t("whoIsPaying.meHint") },
        ...labels.map((value) => ({ value, label: t(words[value]) })),
      ]}
      answered={payer === "other" ? hinted : payer}
      onAnswer={choose}
    />
  );
}

const hints = {
  T_ZERO_PERCENT_RENT_SHARE: "someoneElse.zeroHint",
  T_GUARANTOR: "someoneElse.guarantorHint",
} as const;

export function SomeoneElseStep() {
  const { t } = useTranslation("income");
  const { wizard, values, ...section } = useIncomeStep();
  const offered = otherPayersOffered(section);
  return (
    <ChoiceQuestion<OtherPayer>
      name="someoneElse"
      title={t("someoneElse.title")}
      subtitle={t("someoneElse.subtitle")}
      requiredText={t("someoneElse.required")}
      choices={offered.map((value) => ({
        value,
        label: t(`someoneElse.choices.${value}`),
        hint: t(hints[value]),
      }))}
      answered={otherPayerOf(values)}
      onAnswer={(someoneElse) => void wizard.submit({ someoneElse })}
    >
      {offered.includes("T_ZERO_PERCENT_RENT_SHARE") && (
        <Alert title={t("someoneElse.noteTitle")}>
          <AlertText>{t("someoneElse.noteText")}</AlertText>
        </Alert>
      )}
    </ChoiceQuestion>
  );
}

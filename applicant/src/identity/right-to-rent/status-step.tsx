import { visaStatuses } from "@latchkey/domain/identity/values.ts";
import { useTranslation } from "react-i18next";
import { ChoiceQuestion } from "../../questions/choice-question.tsx";
import { useIdentityStep } from "../identity-context.ts";

/** A pending visa application (spec 2 §2) changes the documents offered next. */
export function StatusStep() {
  const { t } = useTranslation("right-to-rent");
  const { wizard } = useIdentityStep();
  return (
    <ChoiceQuestion
      name="status"
      title={t("status.title")}
      subtitle={t("status.subtitle")}
      choices={visaStatuses.toReversed().map((value) => ({
        value,
        label: t(`status.choices.${value}`),
        hint: t(`status.${value}_hint`),
      }))}
      answered={wizard.state.values.status}
      onAnswer={(status) => void wizard.submit({ status })}
    />
  );
}

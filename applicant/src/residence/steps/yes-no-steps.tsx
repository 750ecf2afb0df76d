import { useTranslation } from "react-i18next";
import { ChoiceQuestion } from "../../questions/choice-question.tsx";
import { useResidenceStep } from "../residence-context.ts";

interface YesNoStepProps {
  readonly step: "in-uk" | "have-you-ever";
}

function YesNoStep({ step }: YesNoStepProps) {
  const { t } = useTranslation(["residence", "questions"]);
  const { wizard } = useResidenceStep();
  return (
    <ChoiceQuestion
      name={step}
      title={t(`${step}.title`)}
      subtitle={t(`${step}.subtitle`)}
      requiredText={t("questions:answer.required")}
      choices={(["yes", "no"] as const).map((value) => ({ value, label: t(`questions:answer.${value}`) }))}
      answered={wizard.state.values[step]}
      onAnswer={(answer) => void wizard.submit({ [step]: answer })}
    />
  );
}

/** Residence in the UK (spec 2 §4). */
export const InUkStep = () => <YesNoStep step="in-uk" />;

export const HaveYouEverStep = () => <YesNoStep step="have-you-ever" />;

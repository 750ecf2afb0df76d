import type { DocumentType } from "@latchkey/domain/documents/kinds.ts";
import { asksSecondSecondary, offeredSecondary } from "@latchkey/domain/identity/right-to-rent-choices.ts";
import type { IdentityValues, SecondaryStep } from "@latchkey/domain/identity/values.ts";
import type { Choice } from "@latchkey/ui/choice-cards/choice-cards.tsx";
import { useTranslation } from "react-i18next";
import { useDocumentName } from "../../documents/steps/use-document-name.ts";
import { ChoiceQuestion } from "../../questions/choice-question.tsx";
import { useIdentityStep } from "../identity-context.ts";
import { isGroupTwo, useDocumentHint } from "./document-hints.ts";

type Words = SecondaryStep | "travel" | "one";

const wordsFor = (
  values: IdentityValues,
  step: SecondaryStep,
  { offered, today }: { offered: readonly DocumentType[]; today: string },
): Words => {
  if (step === "secondaryDocumentTwo") return "secondaryDocumentTwo";
  if (asksSecondSecondary(values, today)) return "secondaryDocumentOne";
  return offered.every((type) => type === "TRAVEL_BOOKING") ? "travel" : "one";
};

/** The secondary document, or one of two (spec 2 §4). */
export function SecondaryDocumentStep() {
  const { t } = useTranslation("right-to-rent");
  const { wizard, today } = useIdentityStep();
  const { values } = wizard.state;
  const step = wizard.step === "secondaryDocumentTwo" ? "secondaryDocumentTwo" : "secondaryDocumentOne";
  const offered = offeredSecondary(values, step, today);
  const nameOf = useDocumentName();
  const hintOf = useDocumentHint();
  const words = wordsFor(values, step, { offered, today });
  const letters = isGroupTwo(offered);
  const card = (type: DocumentType) =>
    type === "OTHER"
      ? {
          value: type,
          label: t(letters ? "secondary.letter" : "secondary.other"),
          hint: t(letters ? "hint.letter" : "hint.other"),
        }
      : { value: type, label: nameOf(type), hint: hintOf(type) };
  const choices: readonly Choice<DocumentType | "none">[] = [
    ...offered.map(card),
    { value: "none", label: t(offered.length > 1 ? "secondary.none" : "secondary.noneOfOne"), none: true },
  ];
  return (
    <ChoiceQuestion
      name={step}
      title={t(`${words}.title`)}
      subtitle={t(`${words}.subtitle`)}
      choices={choices}
      answered={values[step]}
      onAnswer={(choice) => void wizard.submit({ [step]: choice })}
    />
  );
}

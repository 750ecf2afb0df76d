import { choosingPrimary } from "@latchkey/domain/identity/expiry.ts";
import { offeredPrimary } from "@latchkey/domain/identity/right-to-rent-choices.ts";
import { type PrimaryChoice, SHARE_CODE } from "@latchkey/domain/identity/right-to-rent-rules.ts";
import type { Choice } from "@latchkey/ui/choice-cards/choice-cards.tsx";
import { useTranslation } from "react-i18next";
import { useDocumentName } from "../../documents/steps/use-document-name.ts";
import { ChoiceQuestion } from "../../questions/choice-question.tsx";
import { useIdentityStep } from "../identity-context.ts";
import { usePrimaryHint } from "./document-hints.ts";

/** The proof of the right to rent: one of the rule's documents, a share code, or none of them (spec 2 §4). */
export function PrimaryDocumentStep() {
  const { t } = useTranslation("right-to-rent");
  const { wizard, today } = useIdentityStep();
  const { values } = wizard.state;
  const nameOf = useDocumentName();
  const hintOf = usePrimaryHint();
  const choices: readonly Choice<PrimaryChoice | "none">[] = [
    ...offeredPrimary(values, today).map((choice) => ({
      value: choice,
      label: choice === SHARE_CODE ? t("primaryDocument.choices.SHARE_CODE") : nameOf(choice),
      hint: hintOf(choice),
    })),
    { value: "none", label: t("primaryDocument.none"), none: true },
  ];
  return (
    <ChoiceQuestion
      name="primaryDocument"
      title={t("primaryDocument.title")}
      subtitle={t("primaryDocument.subtitle")}
      choices={choices}
      answered={values.primaryDocument}
      onAnswer={(choice) => void wizard.submit(choosingPrimary(values, choice, today))}
    />
  );
}

import { deniedChoice } from "@latchkey/domain/identity/right-to-rent-flow.ts";
import { useTranslation } from "react-i18next";
import { useIdentityStep } from "../identity-context.ts";
import { NoticePage } from "../notice-page.tsx";

/** The notice that a document is not there; right to rent goes on without it, Back returns to the choice (spec 2 §4). */
export function DeniedStep() {
  const { t } = useTranslation("right-to-rent");
  const { wizard } = useIdentityStep();
  const { state } = wizard;
  const denied = deniedChoice(state.seenFlow.slice(0, state.currentStepIndex + 1));
  const known = state.values.noneOf ?? [];
  const acknowledge = () => {
    if (denied) void wizard.submit({ noneOf: [...new Set([...known, denied])] });
  };
  return (
    <NoticePage title={t("denied.title")} subtitle={t("denied.subtitle")} onAcknowledge={acknowledge}>
      <p>{t("denied.text")}</p>
      <p>{t("denied.back")}</p>
    </NoticePage>
  );
}

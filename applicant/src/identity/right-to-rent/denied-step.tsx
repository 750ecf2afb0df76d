import { deniedChoice } from "@latchkey/domain/identity/right-to-rent-flow.ts";
import { useTranslation } from "react-i18next";
import { NoDocument } from "../../documents/steps/no-document.tsx";
import { useIdentityStep } from "../identity-context.ts";

export function DeniedStep() {
  const { t } = useTranslation("right-to-rent");
  const { wizard } = useIdentityStep();
  const { state } = wizard;
  const denied = deniedChoice(state.seenFlow.slice(0, state.currentStepIndex + 1));
  const known = state.values.noneOf ?? [];
  const acknowledge = () => {
    if (denied) void wizard.submit({ noneOf: [...new Set([...known, denied])] });
  };
  return <NoDocument words={t("denied", { returnObjects: true })} onAcknowledge={acknowledge} />;
}

import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { StepPage } from "../../questions/step-page.tsx";
import { useIdentityStep } from "../identity-context.ts";

/** The notice that no document was chosen; Continue acknowledges it, Back returns to the choice (spec 2 §4). */
export function NoneStep() {
  const { t } = useTranslation("identity");
  const { wizard } = useIdentityStep();
  const acknowledge = (event: FormEvent) => {
    event.preventDefault();
    void wizard.submit({ none: "acknowledged" });
  };
  return (
    <StepPage title={t("none.title")} subtitle={t("none.subtitle")} onSubmit={acknowledge}>
      <p>{t("none.text")}</p>
      <p>{t("none.back")}</p>
    </StepPage>
  );
}

import { goingWithout, takingAfterAll } from "@latchkey/domain/identity/live-photo.ts";
import type { OptOutDecision } from "@latchkey/domain/identity/values.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import { EqualActions } from "@latchkey/ui/camera/equal-actions.tsx";
import { Ticks } from "@latchkey/ui/ticks/ticks.tsx";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { heldBack } from "../../camera/held-back.ts";
import { StepPage } from "../../questions/step-page.tsx";
import { useIdentityStep } from "../identity-context.ts";
import { earlierPhotos } from "./live-photo-answers.ts";

const nothing = (event: FormEvent) => event.preventDefault();

/** Two equal answers: take the photo after all, or continue without one (spec 2 §4). */
export function LivePhotoOptOutStep() {
  const { t } = useTranslation(["live-photo", "identity"]);
  const { wizard } = useIdentityStep();
  const { isSaving } = wizard;
  const [chosen, setChosen] = useState<OptOutDecision>();

  const take = () => {
    setChosen("take_photo");
    void wizard.submit(takingAfterAll);
  };
  const goWithout = () => {
    setChosen("continue_without");
    // Continuing without a photo removes an earlier one.
    const withdrawn = earlierPhotos(wizard.state.values);
    const changes = withdrawn.length > 0 ? { changes: { added: [], withdrawn } } : {};
    void wizard.submit({ ...changes, ...goingWithout });
  };
  const answer = (decision: OptOutDecision, decide: () => void) =>
    decision === chosen ? { busy: isSaving, onClick: decide } : heldBack(isSaving, decide);
  const lines = (["fine", "reviewer", "later"] as const).map((key) => ({ key, text: t(`optOut.${key}`) }));
  return (
    <StepPage
      title={t("optOut.title")}
      subtitle={t("optOut.subtitle")}
      onSubmit={nothing}
      onRetry={() => void wizard.retry()}
      actions={
        <EqualActions>
          <Button {...answer("take_photo", take)}>{t("identity:livePhotoOptOut.choices.take_photo")}</Button>
          <Button {...answer("continue_without", goWithout)}>
            {t("identity:livePhotoOptOut.choices.continue_without")}
          </Button>
        </EqualActions>
      }
    >
      <Ticks kind="plain" items={lines} />
    </StepPage>
  );
}

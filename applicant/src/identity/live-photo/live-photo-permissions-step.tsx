import { Button } from "@latchkey/ui/button/button.tsx";
import { wizardFormId } from "@latchkey/ui/frames/wizard-form.tsx";
import { Ticks } from "@latchkey/ui/ticks/ticks.tsx";
import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { CameraProblem as Problem } from "../../camera/camera.ts";
import { CameraProblem } from "../../camera/camera-problem.tsx";
import { useCamera } from "../../camera/use-camera.ts";
import { StepPage } from "../../questions/step-page.tsx";
import { useIdentityStep } from "../identity-context.ts";
import { AskForPhone, usePhotoFromPhone } from "./photo-from-phone.tsx";
import { WithoutPhoto } from "./without-photo.tsx";

/** Asks for the camera; every outcome has a text and a next action (spec 2 §4). */
export function LivePhotoPermissionsStep() {
  const { t } = useTranslation("live-photo");
  const { wizard } = useIdentityStep();
  const [isAsking, setAsking] = useState(false);
  const isAsked = useRef(false);
  const [problem, setProblem] = useState<Problem>();
  const camera = useCamera(useCallback(() => undefined, []));
  // This step shows no picture, so the camera is off after a return or a failed save.
  useEffect(() => {
    if (wizard.failure || !isAsked.current) camera.stop();
  }, [wizard.failure, camera]);

  const phone = usePhotoFromPhone(() => {
    camera.stop();
    setAsking(false);
  });
  const grant = async () => {
    isAsked.current = true;
    wizard.forgetFailure();
    setAsking(true);
    setProblem(undefined);
    const outcome = await camera.open();
    setAsking(false);
    if (outcome.kind === "problem") setProblem(outcome.problem);
    if (outcome.kind === "live") await wizard.submit({ permissionGranted: "yes" });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void grant();
  };
  const skip = () => {
    camera.stop();
    setAsking(false);
    void wizard.submit({ permissionGranted: "no", optOutDecision: undefined });
  };
  const lines = (["asks", "off", "sent"] as const).map((key) => ({ key, text: t(`permissions.${key}`) }));
  return (
    <StepPage
      title={t("permissions.title")}
      subtitle={t("permissions.subtitle")}
      wide
      onSubmit={submit}
      onRetry={() => void wizard.retry()}
      actions={
        <Button
          variant="primary"
          type="submit"
          form={wizardFormId}
          icon={problem ? "refresh" : "camera"}
          busy={isAsking || wizard.isSaving}
        >
          {t(problem ? "camera.tryAgain" : "permissions.grant")}
        </Button>
      }
      second={<WithoutPhoto isBusy={wizard.isSaving} onClick={skip} />}
      dialogs={phone.dialog}
    >
      {problem && <CameraProblem problem={problem} />}
      <Ticks kind="plain" items={lines} />
      <AskForPhone isBusy={wizard.isSaving} onAsk={phone.ask} />
      <p role="status" className="visually-hidden">
        {isAsking && t("permissions.asking")}
      </p>
    </StepPage>
  );
}

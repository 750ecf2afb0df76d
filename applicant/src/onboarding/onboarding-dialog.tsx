import { capitalisedFirstName } from "@latchkey/browser/frame/person.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import { Dots } from "@latchkey/ui/dots/dots.tsx";
import { OnboardingFrame } from "@latchkey/ui/frames/onboarding-frame.tsx";
import { TextButton } from "@latchkey/ui/text-link/text-link.tsx";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { personOf, useInitialData } from "../shell/initial-data.tsx";
import { ConsentForm } from "./consent-form.tsx";
import type { GuarantorsPart } from "./guarantors-part.ts";
import { onboardingSteps } from "./onboarding-steps.ts";
import { OnboardingTools } from "./onboarding-tools.tsx";
import { useStepTexts } from "./step-content.tsx";
import { type ConsentState, useConsents } from "./use-consents.ts";
import { useOnboardingPage } from "./use-onboarding-page.ts";

export interface OnboardingProps {
  readonly sections: Parameters<typeof onboardingSteps>[0];
  readonly onGiven: () => void;
  readonly guarantor?: GuarantorsPart;
}

/** The steps in one modal: dots, text, and a button to the next step (spec 1 §2, onboarding overlay). */
export function OnboardingDialog({ sections, onGiven, guarantor }: OnboardingProps) {
  const { t } = useTranslation("onboarding");
  const formId = useId();
  const firstName = capitalisedFirstName(personOf(useInitialData()));
  const steps = onboardingSteps(sections);
  const { current, goOn, goBack, leave } = useOnboardingPage(steps.length);
  const given = () => {
    onGiven();
    leave();
  };
  const consents = useConsents(given, guarantor);
  const step = steps[current] ?? { kind: "consents" };
  const isOneSection = steps.filter(({ kind }) => kind === "section").length < 2;
  const words = useStepTexts(step, { firstName, isOneSection, guarantor });
  const total = steps.length;
  const dots = (
    <Dots
      label={t("stepOf", { step: current + 1, total })}
      stepLabels={steps.map((_step, index) => t("step", { step: index + 1 }))}
      current={current}
    />
  );
  const isLast = step.kind === "consents";
  const next = (
    <Button key="next" variant="primary" onward onClick={goOn}>
      {t("continue")}
    </Button>
  );
  return (
    <OnboardingFrame
      open
      step={current}
      tools={<OnboardingTools />}
      art={words.art}
      number={words.number}
      title={words.title}
      dots={dots}
      back={current > 0 && <TextButton onClick={goBack}>{t("back")}</TextButton>}
      action={isLast ? <ConsentButton key="agree" formId={formId} state={consents} /> : next}
    >
      {isLast ? <ConsentForm id={formId} state={consents} guarantor={guarantor} /> : words.body}
    </OnboardingFrame>
  );
}

interface ConsentButtonProps {
  readonly formId: string;
  readonly state: ConsentState;
}

/** Looks disabled until the required boxes are ticked but stays focusable: pressing it says what is missing. */
function ConsentButton({ formId, state: { mayGoOn, isSaving } }: ConsentButtonProps) {
  const { t } = useTranslation("onboarding");
  return (
    <Button
      variant="primary"
      type="submit"
      form={formId}
      onward={mayGoOn}
      busy={isSaving}
      aria-disabled={!mayGoOn || undefined}
    >
      {t("consents.submit")}
    </Button>
  );
}

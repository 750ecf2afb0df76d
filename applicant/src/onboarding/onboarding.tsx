import { lazy } from "react";
import { useInitialData } from "../shell/initial-data.tsx";
import { isGuarantor } from "../shell/own-applications.ts";
import { OnboardingDialog, type OnboardingProps } from "./onboarding-dialog.tsx";

/** Lazy: what a guarantor is asked, nobody else needs. */
const GuarantorOnboarding = lazy(async () => {
  const { GuarantorOnboarding: component } = await import("./guarantor-onboarding.tsx");
  return { default: component };
});

/** The questions of the first visit; of a guarantor also those of a visit after something has changed. */
export function Onboarding(props: OnboardingProps) {
  return isGuarantor(useInitialData()) ? <GuarantorOnboarding {...props} /> : <OnboardingDialog {...props} />;
}

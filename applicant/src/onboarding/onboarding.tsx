import { lazy } from "react";
import { useInitialData } from "../shell/initial-data.tsx";
import { isGuarantor } from "../shell/own-applications.ts";
import { OnboardingDialog, type OnboardingProps } from "./onboarding-dialog.tsx";

/** Lazy: only guarantors need it. */
const GuarantorOnboarding = lazy(async () => {
  const { GuarantorOnboarding: component } = await import("./guarantor-onboarding.tsx");
  return { default: component };
});

export function Onboarding(props: OnboardingProps) {
  return isGuarantor(useInitialData()) ? <GuarantorOnboarding {...props} /> : <OnboardingDialog {...props} />;
}

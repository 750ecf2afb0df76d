import { focusHeading } from "@latchkey/browser/routing/focus-heading.ts";
import { allConsentsGiven } from "@latchkey/domain/parties/consents.ts";
import { lazy, Suspense, useEffect, useState } from "react";
import { useInitialData } from "../shell/initial-data.tsx";
import { isGuarantor } from "../shell/own-applications.ts";

const Onboarding = lazy(async () => {
  const { Onboarding: component } = await import("./onboarding.tsx");
  return { default: component };
});

/** Covers the signed-in app until the three consents are given (spec 1 §2, onboarding overlay). */
export function OnboardingOverlay() {
  const me = useInitialData();
  const { latestValidation } = me;
  const [isJustGiven, setJustGiven] = useState(false);
  // The closed dialog leaves no element focused.
  useEffect(() => (isJustGiven ? focusHeading() : undefined), [isJustGiven]);
  if (!latestValidation || isJustGiven) return null;
  // A guarantor may be asked again, which only the lazy part knows.
  if (allConsentsGiven(latestValidation.consents) && !isGuarantor(me)) return null;
  return (
    <Suspense fallback={null}>
      <Onboarding sections={latestValidation.sections} onGiven={() => setJustGiven(true)} />
    </Suspense>
  );
}

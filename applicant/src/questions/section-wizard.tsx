import { LoadingScreen } from "@latchkey/browser/frame/loading-screen.tsx";
import { focusHeading } from "@latchkey/browser/routing/focus-heading.ts";
import { stepNamed } from "@latchkey/domain/wizard/flow.ts";
import type { SectionStep } from "@latchkey/ui/section-steps/section-steps.tsx";
import { Suspense, useEffect, useRef } from "react";
import { prefetch, type StepScreen } from "./step-screen.ts";
import { useNormalisedAddress, usePop } from "./use-pop.ts";
import { useSentElsewhere } from "./use-sent-elsewhere.ts";
import { useWizard, type Wizard } from "./use-wizard.ts";
import { WizardPageProvider } from "./wizard-context.ts";
import type { WizardDefinition } from "./wizard-definition.ts";
import type { WizardOpening } from "./wizard-standing.ts";

interface SectionWizardProps<Values extends object, Context, Name extends string> {
  readonly definition: WizardDefinition<Values, Context, Name>;
  readonly opening: WizardOpening<Values>;
  readonly sections: readonly SectionStep[];
}

export function SectionWizard<Values extends object, Context, Name extends string>(
  props: SectionWizardProps<Values, Context, Name>,
) {
  const { definition, opening, sections } = props;
  const wizard = useWizard(definition, opening);
  usePop(definition.section, wizard);
  useNormalisedAddress(definition.section, wizard.step);
  usePrefetch(definition, wizard);
  useSentElsewhere();
  useTitleFocus(wizard);
  const screens: Readonly<Record<string, StepScreen>> = definition.screens;
  const Screen = screens[wizard.step]?.Screen;
  if (!Screen) throw new Error(`There is no screen for the step ${wizard.step}`);
  // Keyed by position, so that a step visited a second time starts fresh.
  const screen = <Screen key={`${wizard.stepIndex}/${wizard.step}`} />;
  return (
    <WizardPageProvider value={{ wizard: wizard as Wizard<object>, sections }}>
      <Suspense fallback={<LoadingScreen />}>{screen}</Suspense>
    </WizardPageProvider>
  );
}

/** The browser's Back changes the URL first and the step afterwards; the new title then takes focus. */
const useTitleFocus = ({ step, stepIndex }: { readonly step: string; readonly stepIndex: number }): void => {
  const place = `${stepIndex}/${step}`;
  const shown = useRef(place);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    return focusHeading();
  }, [place]);
};

/** While the person answers, prefetches the screens that may come next, and the previous one. */
const usePrefetch = <Values extends object, Context, Name extends string>(
  { flow, screens }: WizardDefinition<Values, Context, Name>,
  { step, stepIndex, state }: Wizard<Values>,
): void => {
  const before = state.seenFlow[stepIndex - 1];
  useEffect(() => {
    const previous = before === undefined ? [] : [stepNamed(flow, before)];
    const near = [...flow.steps[stepNamed(flow, step)].to, ...previous];
    prefetch(near.map((name) => screens[name]));
  }, [flow, screens, step, before]);
};

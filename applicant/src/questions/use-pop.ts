import type { SectionName } from "@latchkey/domain/vocabulary/sections.ts";
import { popTo } from "@latchkey/domain/wizard/state.ts";
import { wizardFormId } from "@latchkey/ui/frames/wizard-form.tsx";
import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { stepInAddress } from "./question-address.ts";
import type { Wizard } from "./use-wizard.ts";
import { useShowStep } from "./use-wizard-address.ts";

const pressContinue = (): void => {
  const form = document.getElementById(wizardFormId);
  if (form instanceof HTMLFormElement) form.requestSubmit();
};

type PoppedWizard = Pick<Wizard<object>, "state" | "step" | "follow" | "wants">;

/**
 * The browser's Back and Forward on a question route (spec 1 §4): to a step seen before, the wizard goes back; for any
 * other step it submits the current step, whose URL stays until the answer is saved. If the answer leads to the wanted
 * step, it takes the place in the history that Forward came to, so that Forward works again from there. In all other
 * cases the wizard and the URL change together, so only a POP can make them differ, however quickly it comes.
 */
export const usePop = (section: SectionName, wizard: PoppedWizard): void => {
  const { key, pathname } = useLocation();
  const kind = useNavigationType();
  const show = useShowStep(section);
  const isOpen = useRef(false);
  const submittedFor = useRef<string>(undefined);
  useEffect(() => {
    // At the start the URL follows the wizard.
    if (!isOpen.current) {
      isOpen.current = true;
      return;
    }
    if (kind !== "POP") return;
    const target = stepInAddress(section, pathname) ?? "";
    const pop = popTo(wizard.state, target);
    if (pop.kind === "back") wizard.follow(pop.steps);
    if (pop.kind !== "submit" || submittedFor.current === key) return;
    submittedFor.current = key;
    wizard.wants(target);
    show(wizard.step);
    pressContinue();
  });
};

/** At the start, sets the URL to that of the current step (spec 1 §4). */
export const useNormalisedAddress = (section: SectionName, step: string): void => {
  const { pathname } = useLocation();
  const show = useShowStep(section);
  const opened = useRef(false);
  useEffect(() => {
    if (opened.current) return;
    opened.current = true;
    if (stepInAddress(section, pathname) !== step) show(step);
  });
};

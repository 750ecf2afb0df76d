import type { SectionStep } from "@latchkey/ui/section-steps/section-steps.tsx";
import { createContext, use } from "react";
import type { Wizard } from "./use-wizard.ts";

export interface WizardPage {
  readonly wizard: Wizard<object>;
  readonly sections: readonly SectionStep[];
}

const WizardPageContext = createContext<WizardPage | undefined>(undefined);

export const WizardPageProvider = WizardPageContext;

/** The wizard around a step, which is of the step's section and has its values. */
export const useWizardOf = <Values extends object>(): Wizard<Values> =>
  useWizardPage().wizard as Wizard<Values>;

export const useWizardPage = (): WizardPage => {
  const page = use(WizardPageContext);
  if (!page) throw new Error("There is no wizard around this step");
  return page;
};

import type { IncomeContext } from "@latchkey/domain/income/context.ts";
import type { IncomeSource } from "@latchkey/domain/income/source.ts";
import { createContext, use } from "react";
import type { ShownRequest } from "../questions/section-opening.ts";
import type { Wizard } from "../questions/use-wizard.ts";
import { useWizardOf } from "../questions/wizard-context.ts";
import type { Affordability } from "./income-values.ts";
import type { RunningValues } from "./save-income.ts";

export interface IncomeSection extends Omit<IncomeContext, "request"> {
  readonly maxFileBytes: number;
  readonly request?: ShownRequest | undefined;
  readonly remedialUuid: string | undefined;
  readonly affordability: Affordability;
}

const SectionContext = createContext<IncomeSection | undefined>(undefined);

export const IncomeSectionProvider = SectionContext;

interface IncomeStepTools extends IncomeSection {
  readonly wizard: Wizard<RunningValues>;
  readonly values: RunningValues;
}

export const useIncomeStep = (): IncomeStepTools => {
  const section = use(SectionContext);
  const wizard = useWizardOf<RunningValues>();
  if (!section) throw new Error("There is no income section around this step");
  return { ...section, wizard, values: wizard.state.values };
};

/** @throws if there is none */
export const useSource = (): IncomeSource => {
  const { source } = useIncomeStep().values;
  if (!source) throw new Error("No income was chosen");
  return source;
};

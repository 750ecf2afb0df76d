import type { ResidenceContext } from "@latchkey/domain/residence/context.ts";
import { homeOf } from "@latchkey/domain/residence/homes.ts";
import type { Residence } from "@latchkey/domain/residence/residence.ts";
import { changeList } from "@latchkey/domain/wizard/list.ts";
import { createContext, use } from "react";
import type { ShownRequest } from "../questions/section-opening.ts";
import type { Wizard } from "../questions/use-wizard.ts";
import { useWizardOf } from "../questions/wizard-context.ts";
import type { RunningValues } from "./save-residence.ts";

export interface ResidenceSection extends Omit<ResidenceContext, "request"> {
  readonly maxFileBytes: number;
  readonly request?: ShownRequest | undefined;
  readonly remedialUuid: string | undefined;
}

const SectionContext = createContext<ResidenceSection | undefined>(undefined);

export const ResidenceSectionProvider = SectionContext;

interface ResidenceStepTools extends ResidenceSection {
  readonly wizard: Wizard<RunningValues>;
  readonly withHome: (home: Residence) => readonly Residence[];
}

export const useResidenceStep = (): ResidenceStepTools => {
  const section = use(SectionContext);
  const wizard = useWizardOf<RunningValues>();
  if (!section) throw new Error("There is no residence section around this step");
  const { residences } = wizard.state.values;
  return { ...section, wizard, withHome: (item) => changeList(residences, { kind: "put", item }) };
};

/** @throws if there is none */
export const useHome = (): Residence => {
  const { wizard, ...section } = useResidenceStep();
  const home = homeOf(wizard.state.values, section);
  if (!home) throw new Error("No home was chosen");
  return home;
};

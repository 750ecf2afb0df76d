import type { CountryDocuments } from "@latchkey/domain/identity/countries.ts";
import { createContext, use } from "react";
import type { Wizard } from "../questions/use-wizard.ts";
import { useWizardPage } from "../questions/wizard-context.ts";
import type { RunningValues } from "./step-facts.ts";

export interface IdentitySection {
  readonly today: string;
  readonly countriesDocsMap: readonly CountryDocuments[];
  readonly maxFileBytes: number;
}

const SectionContext = createContext<IdentitySection | undefined>(undefined);

export const IdentitySectionProvider = SectionContext;

/** The section's metadata, and the wizard with the values of this section. */
export const useIdentityStep = (): IdentitySection & { readonly wizard: Wizard<RunningValues> } => {
  const section = use(SectionContext);
  const { wizard } = useWizardPage();
  if (!section) throw new Error("There is no identity section around this step");
  return { ...section, wizard: wizard as Wizard<object> as Wizard<RunningValues> };
};

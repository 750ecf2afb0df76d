import { identitySection } from "../identity/section.ts";
import type { IdentityFacts } from "../identity/values.ts";
import { type IncomeSectionFacts, incomeSection } from "../income/section.ts";
import { type ResidenceSectionFacts, residenceSection } from "../residence/section.ts";
import { type SectionName, type SectionVariant, sectionOfVariant } from "../vocabulary/sections.ts";
import type { Section } from "../wizard/section.ts";

export interface SectionFacts {
  readonly IDENTITY: IdentityFacts;
  readonly INCOME: IncomeSectionFacts;
  readonly RESIDENCE: ResidenceSectionFacts;
}

/**
 * All sections. A missing one does not compile. Browsers import only the section that they show, because this would
 * pull in every other one.
 */
export const sections: { readonly [Name in SectionName]: Section<SectionFacts[Name]> } = {
  IDENTITY: identitySection,
  INCOME: incomeSection,
  RESIDENCE: residenceSection,
};

export const stepsOfVariant = (variant: SectionVariant): readonly string[] =>
  sections[sectionOfVariant(variant)].steps(variant);

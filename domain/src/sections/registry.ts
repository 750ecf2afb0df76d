import { identitySection } from "../identity/section.ts";
import type { IdentityFacts } from "../identity/values.ts";
import { type ResidenceSectionFacts, residenceSection } from "../residence/section.ts";
import { type SectionName, type SectionVariant, sectionOfVariant } from "../vocabulary/sections.ts";
import type { Section } from "../wizard/section.ts";

/** The facts of every section, as their stores provide them. */
export interface SectionFacts {
  readonly IDENTITY: IdentityFacts;
  readonly INCOME: undefined;
  readonly RESIDENCE: ResidenceSectionFacts;
}

/** A section that policies may include but nobody can answer yet: it has no steps, accepts nothing and never completes. */
const notBuilt = (name: SectionName): Section<undefined> => ({
  name,
  steps: () => [],
  parseAnswers: () => ({}),
  mayComplete: () => false,
  opens: () => ({ input: () => false, document: () => false }),
  summary: () => [],
});

/**
 * All sections. A missing one does not compile. Browsers must not import this, but only the section that they show: it
 * would pull in every other one.
 */
export const sections: { readonly [Name in SectionName]: Section<SectionFacts[Name]> } = {
  IDENTITY: identitySection,
  INCOME: notBuilt("INCOME"),
  RESIDENCE: residenceSection,
};

export const stepsOfVariant = (variant: SectionVariant): readonly string[] =>
  sections[sectionOfVariant(variant)].steps(variant);

/** Sections and their variants, spelled as the contract spells them (spec 1 §3). */

export const sectionNames = ["IDENTITY", "INCOME", "RESIDENCE"] as const;
export type SectionName = (typeof sectionNames)[number];

export const sectionVariants = [
  "IDENTITY_DEFAULT",
  "IDENTITY_RTR",
  "INCOME_DEFAULT",
  "INCOME_WITHOUT_GUARANTOR",
  "INCOME_WITH_GUARANTOR",
  "RESIDENCE_DEFAULT",
] as const;
export type SectionVariant = (typeof sectionVariants)[number];

type SectionOf<Variant extends SectionVariant> = Variant extends `${infer Name extends SectionName}_${string}`
  ? Name
  : never;

export const sectionOfVariant = <Variant extends SectionVariant>(variant: Variant): SectionOf<Variant> =>
  variant.slice(0, variant.indexOf("_")) as SectionOf<Variant>;

export const hasSection = (variants: readonly SectionVariant[], name: SectionName): boolean =>
  variants.some((variant) => sectionOfVariant(variant) === name);

/** The path segment of a section: `/questions/identity` (spec 1 §2). */
export const sectionPath = (name: SectionName): string => name.toLowerCase();

export const sectionFromPath = (segment: string): SectionName | undefined =>
  sectionNames.find((name) => sectionPath(name) === segment);

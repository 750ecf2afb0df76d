import { type SectionName, type SectionVariant, sectionNames } from "@latchkey/domain/vocabulary/sections.ts";

export type OnboardingStep =
  | { readonly kind: "welcome" }
  | {
      readonly kind: "section";
      readonly section: SectionName;
      readonly isRightToRent: boolean;
      /** The position among the section steps, because the title depends on it. */
      readonly place: "first" | "between" | "last";
    }
  | { readonly kind: "all-set" }
  | { readonly kind: "consents" };

interface SectionOfValidation {
  readonly name: SectionName;
  readonly variant: SectionVariant;
}

const placeOf = (index: number, count: number): "first" | "between" | "last" => {
  if (index === 0) return "first";
  return index === count - 1 ? "last" : "between";
};

/** Welcome, one step per section of the latest validation, all set, consents (spec 1 §2, onboarding). */
export const onboardingSteps = (sections: readonly SectionOfValidation[]): readonly OnboardingStep[] => {
  const ordered = sectionNames.flatMap((section) => {
    const found = sections.find(({ name }) => name === section);
    return found ? [{ section, isRightToRent: found.variant === "IDENTITY_RTR" }] : [];
  });
  return [
    { kind: "welcome" },
    ...ordered.map((step, index) => ({
      kind: "section" as const,
      ...step,
      place: placeOf(index, ordered.length),
    })),
    { kind: "all-set" },
    { kind: "consents" },
  ];
};

import { identitySteps } from "../identity/flow.ts";
import { rightToRentSteps } from "../identity/right-to-rent-flow.ts";
import type { SectionVariant } from "../vocabulary/sections.ts";

/** The steps of a section's variant, as the contract's `sections` list carries them (spec 1 §3). */
export const stepsOfVariant = (variant: SectionVariant): readonly string[] =>
  variant === "IDENTITY_DEFAULT" ? identitySteps : variant === "IDENTITY_RTR" ? rightToRentSteps : [];

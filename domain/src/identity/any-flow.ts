import type { SectionVariant } from "../vocabulary/sections.ts";
import type { Flow } from "../wizard/flow.ts";
import type { IdentityContext } from "./context.ts";
import type { IdentityStep } from "./flow.ts";
import type { RightToRentStep } from "./right-to-rent-flow.ts";
import type { IdentityValues } from "./values.ts";

/** What both variants of identity have in common. Neither flow is imported here: a browser loads only its own. */

export type IdentityVariant = Extract<SectionVariant, "IDENTITY_DEFAULT" | "IDENTITY_RTR">;

export const isIdentityVariant = (variant: string): variant is IdentityVariant =>
  variant === "IDENTITY_DEFAULT" || variant === "IDENTITY_RTR";

export type AnyIdentityStep = IdentityStep | RightToRentStep;

/** A flow of either variant. The two differ in their steps; whoever runs one reaches only its own. */
export type AnyIdentityFlow = Flow<IdentityValues, IdentityContext, AnyIdentityStep>;

import type { SectionVariant } from "../vocabulary/sections.ts";
import type { Flow } from "../wizard/flow.ts";
import type { IdentityContext } from "./context.ts";
import type { IdentityStep } from "./flow.ts";
import type { RightToRentStep } from "./right-to-rent-flow.ts";
import type { IdentityValues } from "./values.ts";

/**
 * The shared part of both variants of identity. It imports neither flow, so that a browser loads only the one it needs.
 */

export type IdentityVariant = Extract<SectionVariant, "IDENTITY_DEFAULT" | "IDENTITY_RTR">;

export const isIdentityVariant = (variant: string): variant is IdentityVariant =>
  variant === "IDENTITY_DEFAULT" || variant === "IDENTITY_RTR";

export type AnyIdentityStep = IdentityStep | RightToRentStep;

export type AnyIdentityFlow = Flow<IdentityValues, IdentityContext, AnyIdentityStep>;

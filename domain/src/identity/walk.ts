import { mayComplete } from "../wizard/walk.ts";
import { type AnyIdentityFlow, boundsOfRequest, type IdentityVariant } from "./any-flow.ts";
import type { IdentityContext } from "./context.ts";
import { identityFlow } from "./flow.ts";
import { rightToRentFlow } from "./right-to-rent-flow.ts";
import { type IdentityFacts, identityValues } from "./values.ts";

/** The flow of a variant. */
export const identityFlowOf = (variant: IdentityVariant): AnyIdentityFlow =>
  (variant === "IDENTITY_RTR" ? rightToRentFlow : identityFlow) as AnyIdentityFlow;

export interface IdentityItem {
  readonly variant: IdentityVariant;
  /** Of an ordinary item the section's own documents, of a request for more only those that answer it. */
  readonly facts: IdentityFacts;
  /** The item's answers; for a request for more the ordinary item's beneath its own. */
  readonly answerLayers: readonly unknown[];
  /** Where a request for more starts and ends. */
  readonly request?: { readonly start: string; readonly end: string } | undefined;
}

/** Whether identity, or a request for more of it, may be marked completed. A request for a step nobody knows never may. */
export const identityMayComplete = (
  { variant, facts, answerLayers, request }: IdentityItem,
  context: IdentityContext,
): boolean => {
  const flow = identityFlowOf(variant);
  const values = identityValues(facts, ...answerLayers);
  if (!request) return mayComplete(flow, values, context);
  const bounds = boundsOfRequest(flow, request);
  return bounds !== undefined && mayComplete(flow, values, context, bounds);
};

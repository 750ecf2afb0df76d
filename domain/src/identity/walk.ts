import { asStepName } from "../wizard/flow.ts";
import { mayComplete } from "../wizard/walk.ts";
import { type IdentityContext, identityFlow } from "./flow.ts";
import { type IdentityFacts, identityValues } from "./values.ts";

export interface IdentityItem {
  /** Of an ordinary item the section's own documents, of a request for more only those that answer it. */
  readonly facts: IdentityFacts;
  /** The item's answers; for a request for more the ordinary item's beneath its own. */
  readonly answerLayers: readonly unknown[];
  /** Where a request for more starts and ends. */
  readonly request?: { readonly start: string; readonly end: string } | undefined;
}

/** Whether identity, or a request for more of it, may be marked completed. A request for a step nobody knows never may. */
export const identityMayComplete = (
  { facts, answerLayers, request }: IdentityItem,
  context: IdentityContext,
): boolean => {
  const values = identityValues(facts, ...answerLayers);
  if (!request) return mayComplete(identityFlow, values, context);
  const start = asStepName(identityFlow, request.start);
  const end = asStepName(identityFlow, request.end);
  return (
    start !== undefined && end !== undefined && mayComplete(identityFlow, values, context, { start, end })
  );
};

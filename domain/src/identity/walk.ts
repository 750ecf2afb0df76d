import { mayComplete } from "../wizard/walk.ts";
import { type IdentityContext, identityFlow } from "./flow.ts";
import { type IdentityFacts, identityValues } from "./values.ts";

/** Whether identity may be marked completed with these facts and answers. */
export const identityMayComplete = (
  facts: IdentityFacts,
  answerLayers: readonly unknown[],
  context: IdentityContext,
): boolean => mayComplete(identityFlow, identityValues(facts, ...answerLayers), context);

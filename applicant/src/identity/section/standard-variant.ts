import { type IdentityStep, identityFlow } from "@latchkey/domain/identity/flow.ts";
import { screenAtHand } from "../../questions/step-screen.ts";
import { MutateMe } from "../mutate-me.graphql.ts";
import { DocumentsStep } from "../steps/documents-step.tsx";
import { NoneStep } from "../steps/none-step.tsx";
import type { VariantOf } from "../variant.ts";

export const standard: VariantOf<IdentityStep> = {
  flow: identityFlow,
  screens: (shared) => ({
    ...shared,
    documents: screenAtHand(DocumentsStep),
    none: screenAtHand(NoneStep),
  }),
  mutation: MutateMe,
};

import type { AnyIdentityFlow } from "@latchkey/domain/identity/any-flow.ts";
import { identityFlow } from "@latchkey/domain/identity/flow.ts";
import { MutateMe } from "./mutate-me.graphql.ts";
import type { LoadedVariant } from "./variant.ts";

export const standard: LoadedVariant = {
  flow: identityFlow as AnyIdentityFlow,
  screens: (screen) => ({
    documents: screen(
      async () => (await import("./steps/documents-step.tsx")).DocumentsStep,
      "document-names",
    ),
    none: screen(async () => (await import("./steps/none-step.tsx")).NoneStep),
  }),
  mutation: MutateMe,
};

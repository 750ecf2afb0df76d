import type { AnyIdentityFlow } from "@latchkey/domain/identity/any-flow.ts";
import type { TypedDocumentNode } from "urql";
import type { MutateMeMutation, MutateMeRtrMutationVariables } from "../graphql/operations.generated.ts";
import type { NewScreen, OwnScreens } from "./screens.ts";

/** What one variant has for itself, in a chunk of its own: nobody fetches the other's. */
export interface LoadedVariant {
  readonly flow: AnyIdentityFlow;
  /** The screens of steps that only this variant has; the other's are not here. */
  readonly screens: (screen: NewScreen) => Partial<OwnScreens>;
  /** The mutation of a step's facts; only right to rent sends a share code. */
  readonly mutation: TypedDocumentNode<MutateMeMutation, MutateMeRtrMutationVariables>;
}

import type { IdentityContext } from "@latchkey/domain/identity/context.ts";
import type { RightToRentStep } from "@latchkey/domain/identity/right-to-rent-flow.ts";
import type { IdentityValues } from "@latchkey/domain/identity/values.ts";
import type { Flow } from "@latchkey/domain/wizard/flow.ts";
import type { TypedDocumentNode } from "urql";
import type { MutateMeMutation, MutateMeRtrMutationVariables } from "../graphql/operations.generated.ts";
import type { NewScreen } from "../questions/screen-with-texts.ts";
import type { StepScreen } from "../questions/step-screen.ts";

type RightToRentOnly =
  | "primaryDocument"
  | "status"
  | "biometricEducation"
  | "expiredVisa"
  | "secondaryDocumentOne"
  | "secondaryDocumentTwo"
  | "none"
  | "shareCode";

export type SharedScreens = Readonly<Record<Exclude<RightToRentStep, RightToRentOnly>, StepScreen>>;

export interface VariantOf<Step extends string> {
  readonly flow: Flow<IdentityValues, IdentityContext, Step>;
  readonly screens: (shared: SharedScreens, screen: NewScreen) => Readonly<Record<Step, StepScreen>>;
  /** The mutation for a step's facts; only right to rent sends a share code. */
  readonly mutation: TypedDocumentNode<MutateMeMutation, MutateMeRtrMutationVariables>;
}

export type LoadedVariant = VariantOf<string>;

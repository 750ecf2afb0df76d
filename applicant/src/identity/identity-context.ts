import type { IdentityVariant } from "@latchkey/domain/identity/any-flow.ts";
import type { IdentityContext } from "@latchkey/domain/identity/context.ts";
import { createContext, use } from "react";
import type { ShownRequest } from "../questions/section-opening.ts";
import type { Wizard } from "../questions/use-wizard.ts";
import { useWizardOf } from "../questions/wizard-context.ts";
import type { RunningValues } from "./step-facts.ts";

export interface IdentitySection extends IdentityContext {
  readonly variant: IdentityVariant;
  readonly maxFileBytes: number;
  /** null: no checks. */
  readonly documentVerificationUrl: string | null;
  readonly livePhotoUrl: string | null;
  /** A file whose name starts with this is not checked. */
  readonly verificationTestMarker: string | null;
  readonly request?: ShownRequest | undefined;
}

const SectionContext = createContext<IdentitySection | undefined>(undefined);

export const IdentitySectionProvider = SectionContext;

export const useIdentityStep = (): IdentitySection & { readonly wizard: Wizard<RunningValues> } => {
  const section = use(SectionContext);
  const wizard = useWizardOf<RunningValues>();
  if (!section) throw new Error("There is no identity section around this step");
  return { ...section, wizard };
};

export const firstChoice = ({ variant }: Pick<IdentitySection, "variant">) =>
  variant === "IDENTITY_RTR" ? "primaryDocument" : "documents";

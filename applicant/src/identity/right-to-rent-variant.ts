import type { AnyIdentityFlow } from "@latchkey/domain/identity/any-flow.ts";
import { rightToRentFlow } from "@latchkey/domain/identity/right-to-rent-flow.ts";
import { MutateMeRTR } from "./mutate-me-rtr.graphql.ts";
import type { NewScreen, OwnScreens } from "./screens.ts";
import type { LoadedVariant } from "./variant.ts";

const screens = (screen: NewScreen): Partial<OwnScreens> => {
  const secondary = screen(
    async () => (await import("./steps/secondary-document-step.tsx")).SecondaryDocumentStep,
    "right-to-rent",
    "document-names",
  );
  return {
    primaryDocument: screen(
      async () => (await import("./steps/primary-document-step.tsx")).PrimaryDocumentStep,
      "right-to-rent",
      "document-names",
    ),
    secondaryDocumentOne: secondary,
    secondaryDocumentTwo: secondary,
    status: screen(async () => (await import("./steps/status-step.tsx")).StatusStep, "right-to-rent"),
    biometricEducation: screen(
      async () => (await import("./steps/biometric-education-step.tsx")).BiometricEducationStep,
      "right-to-rent",
    ),
    expiredVisa: screen(
      async () => (await import("./steps/expired-visa-step.tsx")).ExpiredVisaStep,
      "right-to-rent",
    ),
    none: screen(async () => (await import("./steps/denied-step.tsx")).DeniedStep, "right-to-rent"),
    shareCode: screen(
      async () => (await import("./steps/share-code-step.tsx")).ShareCodeStep,
      "right-to-rent",
    ),
  };
};

export const rightToRent: LoadedVariant = {
  flow: rightToRentFlow as AnyIdentityFlow,
  screens,
  mutation: MutateMeRTR,
};

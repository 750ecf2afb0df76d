import { type RightToRentStep, rightToRentFlow } from "@latchkey/domain/identity/right-to-rent-flow.ts";
import { screenAtHand } from "../../questions/step-screen.ts";
import { MutateMeRTR } from "../mutate-me.graphql.ts";
import type { VariantOf } from "../variant.ts";
import { BiometricEducationStep } from "./biometric-education-step.tsx";
import { DeniedStep } from "./denied-step.tsx";
import { ExpiredVisaStep } from "./expired-visa-step.tsx";
import { PrimaryDocumentStep } from "./primary-document-step.tsx";
import { SecondaryDocumentStep } from "./secondary-document-step.tsx";
import { ShareCodeStep } from "./share-code-step.tsx";
import { StatusStep } from "./status-step.tsx";

export const rightToRent: VariantOf<RightToRentStep> = {
  flow: rightToRentFlow,
  screens: (shared) => ({
    ...shared,
    primaryDocument: screenAtHand(PrimaryDocumentStep),
    secondaryDocumentOne: screenAtHand(SecondaryDocumentStep),
    secondaryDocumentTwo: screenAtHand(SecondaryDocumentStep),
    status: screenAtHand(StatusStep),
    biometricEducation: screenAtHand(BiometricEducationStep),
    expiredVisa: screenAtHand(ExpiredVisaStep),
    none: screenAtHand(DeniedStep),
    shareCode: screenAtHand(ShareCodeStep),
  }),
  mutation: MutateMeRTR,
};

import type { Side } from "./definitions.ts";
import type { DocumentType } from "./kinds.ts";

/** Document types of the verification service (spec 1 §7). */
export const verificationTypes = [
  "passport",
  "national_identity_card",
  "driving_licence",
  "visa",
  "unknown",
] as const;
export type VerificationType = (typeof verificationTypes)[number];

const IDENTITY_DOCUMENTS: Readonly<Partial<Record<DocumentType, VerificationType>>> = {
  PASSPORT: "passport",
  UK_PASSPORT: "passport",
  BRITISH_NATIONAL_OVERSEAS_PASSPORT: "passport",
  TIME_LIMITED_PASSPORT: "passport",
  DRIVING_LICENCE: "driving_licence",
  UK_DRIVING_LICENCE: "driving_licence",
  NATIONAL_ID: "national_identity_card",
  RESIDENCE_PERMIT: "national_identity_card",
  UK_BIOMETRIC_RESIDENCE: "national_identity_card",
  NEXUS_CARD: "national_identity_card",
  AADHAAR: "national_identity_card",
  PAN: "national_identity_card",
  MYKAD: "national_identity_card",
  POSTAL_ID: "national_identity_card",
  PROFESSIONAL_ID: "national_identity_card",
  SSS_ID_CARD: "national_identity_card",
  VOTER_ID: "national_identity_card",
  STATE_ID: "national_identity_card",
  ARMED_FORCES: "national_identity_card",
  ID: "unknown",
  NATURALIZATION: "unknown",
  BRITISH_CITIZEN: "unknown",
  BIRTH_ADOPTION: "unknown",
  DBS: "unknown",
  UK_VISA_APPLICATION_LETTER: "unknown",
  UK_IMMIGRATION_STATUS: "unknown",
  TRAVEL_BOOKING: "unknown",
};

export const isVerified = (type: DocumentType): boolean => IDENTITY_DOCUMENTS[type] !== undefined;

/** The second page of a time-limited passport is its visa. */
export const verificationType = (type: DocumentType, side: Side): VerificationType =>
  type === "TIME_LIMITED_PASSPORT" && side === "back" ? "visa" : (IDENTITY_DOCUMENTS[type] ?? "unknown");

import type { CountryDocuments } from "@latchkey/domain/identity/countries.ts";
import type { IdentitySection } from "../identity/identity-context.ts";

const countriesDocsMap: readonly CountryDocuments[] = [
  { countryCode: "DE", allowedIdentityDocs: ["PASSPORT", "DRIVING_LICENCE", "NATIONAL_ID"] },
  { countryCode: "AT", allowedIdentityDocs: ["PASSPORT"] },
];

/** The section data that identity steps read. */
export const aSection = (given: Partial<IdentitySection> = {}): IdentitySection => ({
  variant: "IDENTITY_DEFAULT",
  today: "2026-11-20",
  countriesDocsMap,
  idvtEnabled: false,
  maxFileBytes: 10_485_760,
  documentVerificationUrl: null,
  livePhotoUrl: null,
  verificationTestMarker: null,
  ...given,
});

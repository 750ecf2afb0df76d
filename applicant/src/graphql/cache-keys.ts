import { byId, byUuid, type CacheKeys, embedded } from "@latchkey/browser/graphql/cache-keys.ts";

/** Spec 1 §4: residential history by uuid, user by uuid, progress by id. */
export const cacheKeys = {
  Me: byUuid,
  ResidentialHistory: byUuid,
  WizardProgress: byId,
  Validation: byUuid,
  OwnCase: byUuid,
  RemedialSection: byUuid,
  IncomeSource: byUuid,
  Guarantor: byUuid,
  IdentityDocument: byId,
  PersonName: embedded,
  Profile: embedded,
  MarketingConsent: embedded,
  Consents: embedded,
  Income: embedded,
  Section: embedded,
  SectionMetaData: embedded,
  Condition: embedded,
  DocumentUploadDefinition: embedded,
  CountryDocuments: embedded,
  UpdateMe: embedded,
  UpdateConsents: embedded,
  UpdateWizardProgress: embedded,
  SubmitValidation: embedded,
} satisfies CacheKeys;

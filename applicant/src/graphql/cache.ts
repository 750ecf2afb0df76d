import { type CacheExchangeOpts, cacheExchange, type KeyGenerator } from "@urql/exchange-graphcache";

const byUuid: KeyGenerator = ({ uuid }) => (typeof uuid === "string" ? uuid : null);
const byId: KeyGenerator = ({ id }) => (id === undefined || id === null ? null : String(id));
/** Has no identity of its own: kept inside the object that holds it. */
const embedded: KeyGenerator = () => null;

/** Spec 1 §4: residential history by uuid, user by uuid, progress by id. */
export const cacheKeys = {
  Me: byUuid,
  ResidentialHistory: byUuid,
  WizardProgress: byId,
  Validation: byUuid,
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
} satisfies NonNullable<CacheExchangeOpts["keys"]>;

export const normalizedCache = () => cacheExchange({ keys: cacheKeys });

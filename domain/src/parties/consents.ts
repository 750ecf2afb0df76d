/** The consents of an applicant (spec 1 §2, onboarding). */
export const requiredConsents = ["termsAndConditions", "backgroundChecks", "dataAccuracy"] as const;
export type RequiredConsent = (typeof requiredConsents)[number];
export type Consents = Readonly<Record<RequiredConsent, boolean>>;

/** Stored with every consent, as proof of the wording that was agreed to. */
export const CONSENT_TEXT_VERSION = "2026-12";

export const allConsentsGiven = (consents: Consents): boolean =>
  requiredConsents.every((name) => consents[name]);

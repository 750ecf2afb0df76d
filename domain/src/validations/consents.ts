/** The consents of an applicant (spec 1 §2, onboarding). */
export const requiredConsents = ["termsAndConditions", "backgroundChecks", "dataAccuracy"] as const;
export type RequiredConsent = (typeof requiredConsents)[number];
export type Consents = Readonly<Record<RequiredConsent, boolean>>;

/** Kept with every consent, so that one can say later which words were agreed to. */
export const CONSENT_TEXT_VERSION = "2026-11";

export const allConsentsGiven = (consents: Consents): boolean =>
  requiredConsents.every((name) => consents[name]);

/** The sum of its bytes is its name, so it may be kept for ever. */
export const agencyLogoPath = (sha256: string): string => `/agency-logos/${sha256}`;

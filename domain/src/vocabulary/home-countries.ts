export const homeCountries = ["ENG", "SCT", "WLS", "NIR"] as const;
export type HomeCountry = (typeof homeCountries)[number];

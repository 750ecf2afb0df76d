/** The parts of the United Kingdom: the law of letting differs between them. */
export const homeCountries = ["ENG", "SCT", "WLS", "NIR"] as const;
export type HomeCountry = (typeof homeCountries)[number];

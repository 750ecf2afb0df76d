import type { Letting } from "./create-application.ts";

/** The home of the sample application: in Glasgow, where right to rent does not apply. */
export const sampleLetting = (today: string): Letting => ({
  propertyAddress: "Flat 2/1, 14 Garnethill Street, Glasgow G3 6QP",
  propertyCountry: "SCT",
  monthlyRentMinor: 95_000,
  currency: "GBP",
  tenancyStart: today,
  termMonths: 12,
  agencyName: "Quillfield Lettings",
  reference: "SAMPLE",
});

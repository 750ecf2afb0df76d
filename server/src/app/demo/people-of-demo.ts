import type { ReferencePerson } from "@latchkey/domain/residence/residence.ts";
import type { SeededPerson } from "../seeds/people.ts";

/** The address is assigned when a visitor first becomes the person. */
export type PersonOfDemo = Omit<SeededPerson, "email">;

export const agent = (firstName: string, lastName: string, email: string): ReferencePerson => ({
  type: "AGENT",
  firstName,
  lastName,
  email,
  phone: "+441134960188",
});

const goodLandlord = agent("Joanne", "Pryce", "lettings@harbourstreet.example");

export const someone = {
  nationality: "GB",
  policy: "scotland-wales-ni-default",
  consents: true,
  identity: "completed",
  residence: { kind: "RENTED_FLAT", until: "end", landlord: goodLandlord },
  submitted: false,
} as const;

export const salary = {
  jobTitle: "Shift manager",
  removeProbation: true,
  annualGrossIncome: 41_500,
  currency: "GBP",
  netIncome: 2_750,
  netIncomeFrequency: "MONTHLY",
} as const;

export const amaraOfDemo = {
  ...someone,
  firstName: "Amara",
  lastName: "Okafor",
  birthdate: "1991-02-28",
  rentMinor: 145_000,
  home: "Flat 4, 9 Elm Row, Edinburgh EH7 4AA",
} as const;

export const ellen = {
  referenceName: "Ellen Marsh",
  referenceEmail: "ellen.marsh@brightwater.example",
} as const;

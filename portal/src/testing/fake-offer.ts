import type { NewApplicationOfferQuery } from "../graphql/operations.generated.ts";

type Offer = NewApplicationOfferQuery["offer"];

const policy = (name: string, title: string, ...countries: readonly string[]) => ({
  __typename: "OfferedPolicy",
  name,
  title,
  countries,
});

/** The policies and the language of an agency. */
export const anOffer = (given: Partial<Offer> = {}) => ({
  __typename: "Offer",
  standard: "england-default",
  language: "en",
  policies: [
    policy("students", "Students", "ENG", "SCT"),
    policy("england-default", "Quillfield standard", "ENG"),
    policy("scotland", "Scottish standard", "SCT"),
  ],
  ...given,
});

import type { NewApplicationFormQuery } from "../graphql/operations.generated.ts";

type Policy = NewApplicationFormQuery["policies"][number];

const aPolicy = (name: string, given: Partial<Policy> = {}): object => ({
  __typename: "Policy",
  name,
  version: 3,
  title: "England",
  countries: ["ENG"],
  sections: ["IDENTITY_RTR", "INCOME_DEFAULT", "RESIDENCE_DEFAULT"],
  incomeMultiple: 30,
  guarantorMultiple: 36,
  ENG: [],
  SCT: ["right-to-rent-elsewhere"],
  WLS: ["right-to-rent-elsewhere"],
  NIR: ["right-to-rent-elsewhere"],
  ...given,
});

/** What the form of a new application asks for. */
export const theForm = (homeSearchAvailable = true) => ({
  homeSearchAvailable,
  agencyOffers: [
    {
      __typename: "AgencyOffer",
      id: "hartley",
      name: "Hartley & Co",
      allowed: ["identity-only"],
      standard: "identity-only",
      language: "pt",
      isStopped: false,
      branches: [{ __typename: "OfferedBranch", id: "leeds", name: "Leeds" }],
    },
  ],
  policies: [
    aPolicy("england-default"),
    aPolicy("identity-only", {
      title: "Identity only",
      countries: ["ENG", "SCT", "WLS", "NIR"],
      sections: ["IDENTITY_DEFAULT"],
      ENG: ["benefits-left-out"],
      SCT: [],
      WLS: [],
      NIR: [],
    }),
  ],
});

export const foundHomes = {
  findHomes: {
    __typename: "FoundHomes",
    failed: false,
    rows: [
      {
        __typename: "HomeRow",
        id: "row-1",
        kind: "ADDRESS",
        summary: "14 Alder Row",
        place: "Leeds, LS6 2QB",
        count: 1,
      },
    ],
  },
};

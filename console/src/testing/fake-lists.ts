import type { RegisteredProvidersQuery } from "../graphql/operations.generated.ts";

export const RULE_SET = "ENG-RTR-2026-10-01";

const confirmation = {
  __typename: "RuleSetConfirmation",
  adviser: "Moss & Partners",
  by: "Ruth Adeyemi",
  at: "2026-11-20T10:00:00Z",
};

const mistyped = { ...confirmation, adviser: "a", at: "2026-11-19T10:00:00Z" };

export const aRuleSet = (isConfirmed: boolean, wasReplaced = false) => ({
  __typename: "RightToRentRuleSet",
  id: RULE_SET,
  isInForce: true,
  confirmation: isConfirmed ? confirmation : null,
  earlier: wasReplaced ? [mistyped] : [],
});

type Provider = RegisteredProvidersQuery["registeredProviders"]["providers"][number];

export const aProvider = (given: Partial<Provider> = {}) => ({
  __typename: "RegisteredProvider",
  id: "clearmark",
  name: "Clearmark Identity",
  registerId: "DVS-0417",
  registerUrl: "https://register.example/DVS-0417",
  isInUse: true,
  services: ["right_to_rent"],
  validUntil: "2027-03-14",
  lookedOn: "2026-11-24",
  by: "Ruth Adeyemi",
  uses: 1204,
  ...given,
});

/** On 28 November 2026: one in each state. */
export const sampleProviders = [
  aProvider(),
  aProvider({
    id: "harrow",
    name: "Harrow Verify",
    registerId: "DVS-0233",
    services: ["right_to_rent", "right_to_work"],
    validUntil: null,
    registerUrl: null,
    lookedOn: "2026-01-09",
    isInUse: false,
  }),
  aProvider({ id: "oak", name: "Oak Lane Trust", registerId: "DVS-0102", validUntil: "2026-10-31" }),
  aProvider({ id: "pinpoint", name: "Pinpoint ID", registerId: "DVS-0588", lookedOn: "2026-10-19" }),
];

export const theProviders = (providers: readonly object[] = sampleProviders, lookAgainDays = 30) => ({
  registeredProviders: { __typename: "RegisteredProviders", lookAgainDays, providers },
});

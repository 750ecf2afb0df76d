import type { ShownDecidedCase, ShownFreeze } from "../policies/freezes.graphql.ts";

export const aFreeze = (given: Partial<ShownFreeze> = {}) => ({
  __typename: "Freeze",
  id: "freeze-1",
  policy: "england-default",
  policyVersion: 1,
  ruleSet: null,
  reason: "RULE_WRONG" as const,
  sentence: "The share of the rent is wrong.",
  by: "Mei Tan",
  byId: "mei",
  at: "2026-03-11T09:00:00Z",
  liftedBy: null,
  liftedAt: null,
  liftedNote: null,
  ...given,
});

export const aDecidedCase = (given: Partial<ShownDecidedCase> = {}) => ({
  __typename: "DecidedCase",
  partyId: "amara",
  number: "LK-20418",
  outcome: "DECLINED" as const,
  decidedAt: "2026-03-10T09:00:00Z",
  reviewer: "Priya Nair",
  second: "Lucía Ortega",
  status: "DECIDED" as const,
  isReopened: false,
  isOwn: false,
  ...given,
});

export const exclusions = [
  "own_transfer",
  "reversal",
  "refund",
  "loan",
  "gambling",
  "interest_or_cash",
  "shared_cost",
  "sale",
  "expenses",
  "person",
  "small",
  "once",
  "unlike_income",
] as const;
export type Exclusion = (typeof exclusions)[number];

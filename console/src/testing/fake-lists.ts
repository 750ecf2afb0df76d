export const RULE_SET = "ENG-RTR-2026-10-01";

const confirmation = {
  __typename: "RuleSetConfirmation",
  adviser: "Moss & Partners",
  by: "Ruth Adeyemi",
  at: "2026-11-20T10:00:00Z",
};

export const aRuleSet = (isConfirmed: boolean) => ({
  __typename: "RightToRentRuleSet",
  id: RULE_SET,
  isInForce: true,
  confirmation: isConfirmed ? confirmation : null,
});

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

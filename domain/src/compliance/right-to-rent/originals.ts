import type { RightToRentRules } from "./rule-set.ts";

/** The rules for a checker of an agency, who records originals alone; the other ways are the provider's (decision 0101). */
export const originalsOnly = (rules: RightToRentRules): RightToRentRules => ({
  ...rules,
  routes: rules.routes.filter(({ documents }) => documents !== null),
});

import { type LintFinding, type LintRuleId, lintPolicy } from "@latchkey/domain/compliance/lint-policy.ts";
import type { PolicyContent } from "@latchkey/domain/policies/policy.ts";
import { londonDate } from "@latchkey/domain/rules/london.ts";
import { useNow } from "../shell/clock.ts";
import type { ShownLift } from "./policies.graphql.ts";

/** The linter with the law of today. The server judges again by the day of the first application. */
export const useLint = (lifts: readonly ShownLift[]) => {
  const day = londonDate(useNow());
  const lifted = lifts.filter(({ agreedBy }) => agreedBy !== null).map(({ rule }) => rule as LintRuleId);
  return (content: PolicyContent): readonly LintFinding[] => lintPolicy(content, { day, lifted });
};

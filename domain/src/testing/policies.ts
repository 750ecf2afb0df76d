import type { ConditionValues } from "../policies/condition-kinds.ts";
import type { PolicyContent } from "../policies/policy.ts";
import { shippedVersions } from "../policies/shipped.ts";

export const contentNamed = (name: string): PolicyContent => {
  const found = shippedVersions.find((version) => version.name === name);
  if (!found) throw new Error(`No shipped policy is called ${name}.`);
  return found.content;
};

/** The policy with further conditions for tenants. */
export const withConditions = (content: PolicyContent, conditions: ConditionValues): PolicyContent => ({
  ...content,
  terms: {
    ...content.terms,
    tenant: {
      ...content.terms.tenant,
      conditions: { ...content.terms.tenant.conditions, ...conditions },
    },
  },
});

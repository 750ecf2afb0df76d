import { useTranslation } from "react-i18next";
import type { ShownFreeze } from "./freezes.graphql.ts";
import type { ShownPolicy } from "./policies.graphql.ts";
import { contentOf } from "./policy-names.ts";

type Frozen = Pick<ShownFreeze, "policy" | "policyVersion" | "ruleSet">;

/** The rules in words; a policy that is not known by its name. */
export const useFrozenName = (policies: readonly ShownPolicy[]): ((frozen: Frozen) => string) => {
  const { t } = useTranslation("freezes");
  return ({ policy, policyVersion, ruleSet }) => {
    if (ruleSet !== null) return t("ruleSet", { id: ruleSet });
    const version = policies
      .find(({ name }) => name === policy)
      ?.versions.find((one) => one.version === policyVersion);
    return t("policy", {
      title: version ? contentOf(version).title : (policy ?? ""),
      version: policyVersion ?? 0,
    });
  };
};

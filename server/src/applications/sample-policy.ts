import type { Policy } from "@latchkey/domain/policies/policy.ts";
import { policyNamed } from "@latchkey/domain/policies/shipped.ts";
import type { Config } from "../platform/config/config.ts";
import { WrongSetting } from "../platform/config/wrong-setting.ts";

/** @throws WrongSetting if no policy is shipped under the name that the setting has */
export const samplePolicyOf = ({ samplePolicy }: Pick<Config, "samplePolicy">): Policy => {
  const policy = policyNamed(samplePolicy);
  if (policy) return policy;
  throw new WrongSetting("The setting SAMPLE_POLICY has to be the name of a policy that is shipped.");
};

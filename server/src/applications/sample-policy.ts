import type { Policy } from "@latchkey/domain/policies/policy.ts";
import { samplePolicyName } from "@latchkey/domain/policies/shipped.ts";
import type { Kysely } from "kysely";
import { WrongSetting } from "../platform/config/wrong-setting.ts";
import type { Schema } from "../platform/db/schema.ts";
import type { Services } from "../platform/work/services.ts";
import { policyInForce } from "../policies/read-policies.ts";

/** @throws WrongSetting if no policy in force has the name of the setting */
export const samplePolicyOf = async (
  db: Kysely<Schema>,
  { config, today }: Pick<Services, "config" | "today">,
): Promise<Policy> => {
  const policy = await policyInForce(db, config.samplePolicy ?? samplePolicyName, today());
  if (policy) return policy;
  throw new WrongSetting("The setting SAMPLE_POLICY has to be the name of a policy in force.");
};

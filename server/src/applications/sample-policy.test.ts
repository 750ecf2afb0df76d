import { expect, test } from "vitest";
import { readConfig } from "../platform/config/config.ts";
import { samplePolicyOf } from "./sample-policy.ts";

test("the policy of the sample application is one that is shipped", () => {
  expect(samplePolicyOf(readConfig({})).name).toBe("scotland-wales-ni-default");
  expect(samplePolicyOf(readConfig({ SAMPLE_POLICY: "england-default" })).name).toBe("england-default");
  expect(() => samplePolicyOf(readConfig({ SAMPLE_POLICY: "nowhere-default" }))).toThrow(
    "The setting SAMPLE_POLICY has to be the name of a policy that is shipped.",
  );
});

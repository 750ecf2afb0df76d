import { randomBytes } from "node:crypto";
import type { NewApplication } from "@latchkey/domain/applications/new-application.ts";
import type { ConditionValues } from "@latchkey/domain/policies/condition-kinds.ts";
import type { PolicyContent } from "@latchkey/domain/policies/policy.ts";
import { addDays } from "@latchkey/domain/rules/civil-span.ts";
import { londonDate } from "@latchkey/domain/rules/london.ts";
import { withConditions } from "@latchkey/domain/testing/policies.ts";
import type { OpenBrowser } from "../world/browsers.ts";
import type { World } from "../world/world.ts";
import { type StaffApi, staffApi } from "./staff-api.ts";

/** Makes policies and opens applications under them, with the requests that the pages of the console make. */
export interface PolicyApi {
  /** Opens a tenant's application under a new policy with these conditions. */
  readonly invite: (email: string, conditions: ConditionValues) => Promise<void>;
}

const COPIED = "scotland-wales-ni-default";

const CREATE = `mutation CreatePolicy($title: String!, $copyOf: String!) {
  createPolicy(title: $title, copyOf: $copyOf) { name draft { revision content } }
}`;

const SAVE = `mutation SavePolicyDraft($name: String!, $revision: Int!, $content: String!) {
  savePolicyDraft(name: $name, revision: $revision, content: $content) { draft { revision } }
}`;

const PROPOSE = `mutation ProposePolicyDraft($name: String!, $revision: Int!, $from: Date!) {
  proposePolicyDraft(name: $name, revision: $revision, from: $from) { name }
}`;

const PUBLISH = `mutation PublishPolicyDraft($name: String!, $revision: Int!) {
  publishPolicyDraft(name: $name, revision: $revision) { name }
}`;

const OPEN = `mutation CreateApplication($input: NewApplicationInput!) {
  createApplication(input: $input) { id }
}`;

interface CreatedPolicy {
  readonly createPolicy: {
    readonly name: string;
    readonly draft: { readonly revision: number; readonly content: PolicyContent };
  };
}

interface SavedDraft {
  readonly savePolicyDraft: { readonly draft: { readonly revision: number } };
}

const today = () => londonDate(Date.now());

const ofOneTenant = (policy: string, email: string): NewApplication => ({
  home: "14 Garnethill Street, Glasgow G3 6QP",
  country: "SCT",
  rentMinor: 95_000,
  rentPeriod: "month",
  currency: "GBP",
  start: addDays(today(), 30),
  termMonths: 12,
  agency: "Quillfield Lettings",
  reference: "QF-0311",
  policy,
  language: "en",
  people: [{ firstName: "Amara", lastName: "Okafor", email, shareMinor: 95_000 }],
});

/** One administrator proposes the first version, the other publishes it. @returns the policy's name */
const publish = async ([ruth, henry]: readonly [StaffApi, StaffApi], conditions: ConditionValues) => {
  const title = `Policy ${randomBytes(5).toString("hex")}`;
  const { createPolicy } = (await ruth(CREATE, { title, copyOf: COPIED })) as CreatedPolicy;
  const { name, draft } = createPolicy;
  const content = JSON.stringify(withConditions(draft.content, conditions));
  const { savePolicyDraft } = (await ruth(SAVE, { name, revision: draft.revision, content })) as SavedDraft;
  const { revision } = savePolicyDraft.draft;
  await ruth(PROPOSE, { name, revision, from: today() });
  await henry(PUBLISH, { name, revision });
  return name;
};

interface Surroundings {
  readonly world: World;
  readonly openBrowser: OpenBrowser;
}

/** Signs in two administrators, one of whom is a reviewer as well. */
export const policyApi = async ({ world, openBrowser }: Surroundings): Promise<PolicyApi> => {
  const visit = async () => ({ request: (await openBrowser()).request, world });
  const [ruth, henry] = await Promise.all([
    staffApi(await visit(), { name: "Ruth Adeyemi", roles: ["ADMINISTRATOR", "REVIEWER"] }),
    staffApi(await visit(), { name: "Henry Marlow", roles: ["ADMINISTRATOR"] }),
  ]);
  return {
    invite: async (email, conditions) => {
      const policy = await publish([ruth, henry], conditions);
      await ruth(OPEN, { input: ofOneTenant(policy, email) });
      // The sign-in link is the next e-mail that a story reads.
      await world.inbox.next(email);
    },
  };
};

import type { PolicyContent } from "@latchkey/domain/policies/policy.ts";
import { askConsole, type Colleague } from "./staff.ts";

/** Policies as administrators make them in the console. */

const OVERVIEW = `name usedBy isRetired isShipped versions { version from content proposedBy agreedBy }
  draft { revision content basedOn editedBy from proposedBy }`;

export interface ShownPolicy {
  readonly name: string;
  readonly usedBy: number;
  readonly isRetired: boolean;
  readonly versions: readonly {
    readonly version: number;
    readonly from: string;
    readonly content: PolicyContent;
    readonly proposedBy: string | null;
    readonly agreedBy: string | null;
  }[];
  readonly draft: {
    readonly revision: number;
    readonly content: PolicyContent;
    readonly basedOn: number | null;
    readonly from: string | null;
    readonly proposedBy: string | null;
  } | null;
}

const ofName = (by: Colleague, field: string, variables: Readonly<Record<string, unknown>>) => {
  const types: Readonly<Record<string, string>> = {
    name: "String!",
    revision: "Int!",
    content: "String!",
    from: "Date!",
    isRetired: "Boolean!",
    title: "String!",
    copyOf: "String!",
  };
  const declared = Object.keys(variables).map((key) => `$${key}: ${types[key]}`);
  const given = Object.keys(variables).map((key) => `${key}: $${key}`);
  return askConsole(
    by,
    `mutation (${declared.join(", ")}) { policy: ${field}(${given.join(", ")}) { ${OVERVIEW} } }`,
    variables,
  );
};

export const createPolicy = (by: Colleague, title: string, copyOf: string) =>
  ofName(by, "createPolicy", { title, copyOf });
export const startDraft = (by: Colleague, name: string) => ofName(by, "startPolicyDraft", { name });
export const saveDraft = (by: Colleague, name: string, revision: number, content: unknown) =>
  ofName(by, "savePolicyDraft", { name, revision, content: JSON.stringify(content) });
export const proposeDraft = (by: Colleague, name: string, revision: number, from: string) =>
  ofName(by, "proposePolicyDraft", { name, revision, from });
export const publishDraft = (by: Colleague, name: string, revision: number) =>
  ofName(by, "publishPolicyDraft", { name, revision });
export const retirePolicy = (by: Colleague, name: string, isRetired = true) =>
  ofName(by, "retirePolicy", { name, isRetired });

export const policyShown = async (by: Colleague, name: string): Promise<ShownPolicy> =>
  (await askConsole(by, `query ($name: String!) { policyOverview(name: $name) { ${OVERVIEW} } }`, { name }))
    .data.policyOverview;

const done = async (answer: ReturnType<typeof startDraft>): Promise<ShownPolicy> => {
  const { data, errors } = await answer;
  if (errors) throw new Error(JSON.stringify(errors));
  return data.policy;
};

interface NewPolicy {
  readonly title: string;
  readonly copyOf: string;
  readonly change: (content: PolicyContent) => PolicyContent;
  readonly from: string;
}

/** From the draft to the first version. @returns the policy's name */
export const publishPolicy = async (
  [ruth, mei]: readonly [Colleague, Colleague],
  { title, copyOf, change, from }: NewPolicy,
): Promise<string> => {
  const { name, draft } = await done(createPolicy(ruth, title, copyOf));
  if (!draft) throw new Error("A new policy has a draft.");
  const saved = await done(saveDraft(ruth, name, draft.revision, change(draft.content)));
  const revision = saved.draft?.revision ?? 0;
  await done(proposeDraft(ruth, name, revision, from));
  await done(publishDraft(mei, name, revision));
  return name;
};

/** Two administrators lift a rule of the linter. @returns ends the lift */
export const liftRule = async (
  [ruth, mei]: readonly [Colleague, Colleague],
  rule: string,
): Promise<() => Promise<void>> => {
  const { data } = await askConsole(
    ruth,
    `mutation ($rule: String!) { proposeLawLift(rule: $rule, reason: "An exemption", source: "Case 7", sourceDay: "2026-11-01") { id rule } }`,
    { rule },
  );
  const { id } = data.proposeLawLift.find((lift: { rule: string }) => lift.rule === rule);
  await askConsole(mei, "mutation ($id: ID!) { agreeToLawLift(id: $id) { id } }", { id });
  return async () => {
    await askConsole(ruth, "mutation ($id: ID!) { endLawLift(id: $id) { id } }", { id });
  };
};

import type { PolicyContent } from "@latchkey/domain/policies/policy.ts";
import type { CivilDate } from "@latchkey/domain/rules/civil-date.ts";
import type { ShownDraft, ShownPolicy, ShownVersion } from "./policies.graphql.ts";

export const POLICIES_PATH = "/console/policies";
export const policyPath = (name: string): string => `${POLICIES_PATH}/${name}`;
export const freezePath = (id: string): string => `${POLICIES_PATH}/freezes/${id}`;
export const replayPath = (name: string): string => `${policyPath(name)}/replay`;

/** The server has parsed what it sends. */
export const contentOf = ({ content }: Pick<ShownVersion | ShownDraft, "content">): PolicyContent =>
  content as PolicyContent;

export const versionInForce = (
  { versions }: Pick<ShownPolicy, "versions">,
  today: CivilDate,
): ShownVersion | undefined => versions.find(({ from }) => from <= today);

export const nextNumber = ({ versions }: Pick<ShownPolicy, "versions">): number =>
  (versions[0]?.version ?? 0) + 1;

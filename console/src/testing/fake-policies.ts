import type { PolicyContent } from "@latchkey/domain/policies/policy.ts";
import { shippedVersions } from "@latchkey/domain/policies/shipped.ts";
import type { ShownDraft, ShownLift, ShownPolicy, ShownVersion } from "../policies/policies.graphql.ts";

/** Builders for what the console's GraphQL answers about policies. */

const [england] = shippedVersions;
if (!england) throw new Error("No policy is shipped.");

export const englandContent: PolicyContent = england.content;

export const aVersion = (given: Partial<ShownVersion> = {}): ShownVersion & { __typename: string } => ({
  __typename: "PublishedVersion",
  version: 1,
  from: "2025-11-04",
  content: englandContent,
  proposedBy: null,
  agreedBy: null,
  publishedAt: "2025-11-04T09:00:00Z",
  ...given,
});

export const aDraft = (given: Partial<ShownDraft> = {}): ShownDraft & { __typename: string } => ({
  __typename: "PolicyDraft",
  content: englandContent,
  basedOn: 1,
  revision: 3,
  editedBy: "Mei Tan",
  editedAt: "2026-03-11T09:00:00Z",
  from: null,
  proposedById: null,
  proposedBy: null,
  ...given,
});

export const aPolicy = (given: Partial<ShownPolicy> = {}): ShownPolicy & { __typename: string } => ({
  __typename: "PolicyOverview",
  id: "england-default",
  name: "england-default",
  isShipped: true,
  isRetired: false,
  usedBy: 31,
  versions: [aVersion()],
  draft: null,
  ...given,
});

export const aLift = (given: Partial<ShownLift> = {}): ShownLift & { __typename: string } => ({
  __typename: "LawLift",
  id: "lift-1",
  rule: "benefits-left-out",
  reason: "An exemption",
  source: "Sheriff Court, case 7",
  sourceDay: "2026-03-01",
  proposedById: "mei",
  proposedBy: "Mei Tan",
  proposedAt: "2026-03-02T09:00:00Z",
  agreedBy: null,
  ...given,
});

const staff = { __typename: "StaffMember", id: "ruth" };

export const thePolicies = (policies: readonly ShownPolicy[], lifts: readonly ShownLift[] = []) => ({
  staff,
  policyOverviews: policies,
  lawLifts: lifts,
});

export const thePolicy = (policy: ShownPolicy, lifts: readonly ShownLift[] = []) => ({
  staff,
  policyOverview: policy,
  lawLifts: lifts,
});

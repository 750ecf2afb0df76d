import { gql, type TypedDocumentNode } from "urql";
import type {
  AgreeToLawLiftMutation,
  AgreeToLawLiftMutationVariables,
  CreatePolicyMutation,
  CreatePolicyMutationVariables,
  DiscardPolicyDraftMutation,
  DiscardPolicyDraftMutationVariables,
  EndLawLiftMutation,
  EndLawLiftMutationVariables,
  PoliciesQuery,
  PoliciesQueryVariables,
  PolicyByNameQuery,
  PolicyByNameQueryVariables,
  ProposeLawLiftMutation,
  ProposeLawLiftMutationVariables,
  ProposePolicyDraftMutation,
  ProposePolicyDraftMutationVariables,
  PublishPolicyDraftMutation,
  PublishPolicyDraftMutationVariables,
  RetirePolicyMutation,
  RetirePolicyMutationVariables,
  ReturnPolicyDraftMutation,
  ReturnPolicyDraftMutationVariables,
  SavePolicyDraftMutation,
  SavePolicyDraftMutationVariables,
  StartPolicyDraftMutation,
  StartPolicyDraftMutationVariables,
} from "../graphql/operations.generated.ts";

export type ShownPolicy = PolicyByNameQuery["policyOverview"];
export type ShownVersion = ShownPolicy["versions"][number];
export type ShownDraft = NonNullable<ShownPolicy["draft"]>;
export type ShownLift = PoliciesQuery["lawLifts"][number];

const OverviewFields = gql`
  fragment OverviewFields on PolicyOverview {
    id
    name
    isShipped
    isRetired
    usedBy
    versions {
      version
      from
      content
      proposedBy
      agreedBy
      publishedAt
    }
    draft {
      content
      basedOn
      revision
      editedBy
      editedAt
      from
      proposedById
      proposedBy
    }
  }
`;

const LiftFields = gql`
  fragment LiftFields on LawLift {
    id
    rule
    reason
    source
    sourceDay
    proposedById
    proposedBy
    proposedAt
    agreedBy
  }
`;

export const Policies: TypedDocumentNode<PoliciesQuery, PoliciesQueryVariables> = gql`
  query Policies {
    staff {
      id
    }
    policyOverviews {
      ...OverviewFields
    }
    lawLifts {
      ...LiftFields
    }
  }
  ${OverviewFields}
  ${LiftFields}
`;

export const PolicyByName: TypedDocumentNode<PolicyByNameQuery, PolicyByNameQueryVariables> = gql`
  query PolicyByName($name: String!) {
    staff {
      id
    }
    policyOverview(name: $name) {
      ...OverviewFields
    }
    lawLifts {
      ...LiftFields
    }
  }
  ${OverviewFields}
  ${LiftFields}
`;

export const CreatePolicy: TypedDocumentNode<CreatePolicyMutation, CreatePolicyMutationVariables> = gql`
  mutation CreatePolicy($title: String!, $copyOf: String!) {
    createPolicy(title: $title, copyOf: $copyOf) {
      ...OverviewFields
    }
  }
  ${OverviewFields}
`;

export const StartPolicyDraft: TypedDocumentNode<
  StartPolicyDraftMutation,
  StartPolicyDraftMutationVariables
> = gql`
  mutation StartPolicyDraft($name: String!) {
    startPolicyDraft(name: $name) {
      ...OverviewFields
    }
  }
  ${OverviewFields}
`;

export const SavePolicyDraft: TypedDocumentNode<SavePolicyDraftMutation, SavePolicyDraftMutationVariables> =
  gql`
  mutation SavePolicyDraft($name: String!, $revision: Int!, $content: String!) {
    savePolicyDraft(name: $name, revision: $revision, content: $content) {
      ...OverviewFields
    }
  }
  ${OverviewFields}
`;

export const ProposePolicyDraft: TypedDocumentNode<
  ProposePolicyDraftMutation,
  ProposePolicyDraftMutationVariables
> = gql`
  mutation ProposePolicyDraft($name: String!, $revision: Int!, $from: Date!) {
    proposePolicyDraft(name: $name, revision: $revision, from: $from) {
      ...OverviewFields
    }
  }
  ${OverviewFields}
`;

export const PublishPolicyDraft: TypedDocumentNode<
  PublishPolicyDraftMutation,
  PublishPolicyDraftMutationVariables
> = gql`
  mutation PublishPolicyDraft($name: String!, $revision: Int!) {
    publishPolicyDraft(name: $name, revision: $revision) {
      ...OverviewFields
    }
  }
  ${OverviewFields}
`;

export const ReturnPolicyDraft: TypedDocumentNode<
  ReturnPolicyDraftMutation,
  ReturnPolicyDraftMutationVariables
> = gql`
  mutation ReturnPolicyDraft($name: String!, $revision: Int!) {
    returnPolicyDraft(name: $name, revision: $revision) {
      ...OverviewFields
    }
  }
  ${OverviewFields}
`;

export const DiscardPolicyDraft: TypedDocumentNode<
  DiscardPolicyDraftMutation,
  DiscardPolicyDraftMutationVariables
> = gql`
  mutation DiscardPolicyDraft($name: String!, $revision: Int!) {
    discardPolicyDraft(name: $name, revision: $revision)
  }
`;

export const RetirePolicy: TypedDocumentNode<RetirePolicyMutation, RetirePolicyMutationVariables> = gql`
  mutation RetirePolicy($name: String!, $isRetired: Boolean!) {
    retirePolicy(name: $name, isRetired: $isRetired) {
      ...OverviewFields
    }
  }
  ${OverviewFields}
`;

export const ProposeLawLift: TypedDocumentNode<ProposeLawLiftMutation, ProposeLawLiftMutationVariables> = gql`
  mutation ProposeLawLift($rule: String!, $reason: String!, $source: String!, $sourceDay: Date!) {
    proposeLawLift(rule: $rule, reason: $reason, source: $source, sourceDay: $sourceDay) {
      ...LiftFields
    }
  }
  ${LiftFields}
`;

export const AgreeToLawLift: TypedDocumentNode<AgreeToLawLiftMutation, AgreeToLawLiftMutationVariables> = gql`
  mutation AgreeToLawLift($id: ID!) {
    agreeToLawLift(id: $id) {
      ...LiftFields
    }
  }
  ${LiftFields}
`;

export const EndLawLift: TypedDocumentNode<EndLawLiftMutation, EndLawLiftMutationVariables> = gql`
  mutation EndLawLift($id: ID!) {
    endLawLift(id: $id) {
      ...LiftFields
    }
  }
  ${LiftFields}
`;

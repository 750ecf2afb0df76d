import { gql, type TypedDocumentNode } from "urql";
import type {
  FreezeDecisionsMutation,
  FreezeDecisionsMutationVariables,
  FreezesQuery,
  FreezesQueryVariables,
  FrozenCasesQuery,
  FrozenCasesQueryVariables,
  LiftFreezeMutation,
  LiftFreezeMutationVariables,
} from "../graphql/operations.generated.ts";

export type ShownFreeze = FreezesQuery["freezes"][number];
export type ShownDecidedCase = FrozenCasesQuery["frozenCases"]["cases"][number];

const FreezeFields = gql`
  fragment FreezeFields on Freeze {
    id
    policy
    policyVersion
    ruleSet
    reason
    sentence
    by
    byId
    at
    liftedBy
    liftedAt
    liftedNote
  }
`;

export const Freezes: TypedDocumentNode<FreezesQuery, FreezesQueryVariables> = gql`
  query Freezes {
    freezes {
      ...FreezeFields
    }
    freezableRuleSets
  }
  ${FreezeFields}
`;

export const FrozenCases: TypedDocumentNode<FrozenCasesQuery, FrozenCasesQueryVariables> = gql`
  query FrozenCases($id: ID!, $since: String!) {
    frozenCases(id: $id, since: $since) {
      freeze {
        ...FreezeFields
      }
      cases {
        partyId
        number
        outcome
        decidedAt
        reviewer
        second
        status
        isReopened
        isOwn
      }
    }
  }
  ${FreezeFields}
`;

export const FreezeDecisions: TypedDocumentNode<FreezeDecisionsMutation, FreezeDecisionsMutationVariables> =
  gql`
  mutation FreezeDecisions(
    $policy: String
    $policyVersion: Int
    $ruleSet: String
    $reason: String!
    $sentence: String!
  ) {
    freezeDecisions(
      policy: $policy
      policyVersion: $policyVersion
      ruleSet: $ruleSet
      reason: $reason
      sentence: $sentence
    )
  }
`;

export const LiftFreeze: TypedDocumentNode<LiftFreezeMutation, LiftFreezeMutationVariables> = gql`
  mutation LiftFreeze($id: ID!, $note: String!) {
    liftFreeze(id: $id, note: $note)
  }
`;

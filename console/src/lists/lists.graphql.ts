import { gql, type TypedDocumentNode } from "urql";
import type {
  ConfirmRightToRentRulesMutation,
  ConfirmRightToRentRulesMutationVariables,
  RightToRentRuleSetsQuery,
  RightToRentRuleSetsQueryVariables,
  SanctionsListsQuery,
  SanctionsListsQueryVariables,
} from "../graphql/operations.generated.ts";

export type ShownRuleSet = RightToRentRuleSetsQuery["rightToRentRuleSets"][number];

const RuleSetFields = gql`
  fragment RuleSetFields on RightToRentRuleSet {
    id
    isInForce
    confirmation {
      adviser
      by
      at
    }
    earlier {
      adviser
      by
      at
    }
  }
`;

export const SanctionsLists: TypedDocumentNode<SanctionsListsQuery, SanctionsListsQueryVariables> = gql`
  query SanctionsLists {
    sanctionsLists {
      id
      day
      hash
      fileName
      persons
      names
      others
      at
    }
  }
`;

export const RightToRentRuleSets: TypedDocumentNode<
  RightToRentRuleSetsQuery,
  RightToRentRuleSetsQueryVariables
> = gql`
  query RightToRentRuleSets {
    rightToRentRuleSets {
      ...RuleSetFields
    }
  }
  ${RuleSetFields}
`;

export const ConfirmRightToRentRules: TypedDocumentNode<
  ConfirmRightToRentRulesMutation,
  ConfirmRightToRentRulesMutationVariables
> = gql`
  mutation ConfirmRightToRentRules($id: ID!, $adviser: String!) {
    confirmRightToRentRules(id: $id, adviser: $adviser) {
      ...RuleSetFields
    }
  }
  ${RuleSetFields}
`;

import { gql, type TypedDocumentNode } from "urql";
import type {
  AgenciesQuery,
  AgenciesQueryVariables,
  ConfirmRightToRentRulesMutation,
  ConfirmRightToRentRulesMutationVariables,
  RightToRentRuleSetsQuery,
  RightToRentRuleSetsQueryVariables,
  SanctionsListsQuery,
  SanctionsListsQueryVariables,
  SetAgencyContactsMutation,
  SetAgencyContactsMutationVariables,
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

export type ShownAgency = AgenciesQuery["agencies"][number];

export const Agencies: TypedDocumentNode<AgenciesQuery, AgenciesQueryVariables> = gql`
  query Agencies {
    agencies {
      id
      name
      email
      complianceEmail
    }
  }
`;

export const SetAgencyContacts: TypedDocumentNode<
  SetAgencyContactsMutation,
  SetAgencyContactsMutationVariables
> = gql`
  mutation SetAgencyContacts($id: ID!, $email: String!, $complianceEmail: String!) {
    setAgencyContacts(id: $id, email: $email, complianceEmail: $complianceEmail) {
      id
      name
      email
      complianceEmail
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

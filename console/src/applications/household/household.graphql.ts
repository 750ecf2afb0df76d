import { gql, type TypedDocumentNode } from "urql";
import { AffordabilityFields } from "../../desk/affordability.graphql.ts";
import type {
  ChangeHouseholdMutation,
  ChangeHouseholdMutationVariables,
  CorrectAddressMutation,
  CorrectAddressMutationVariables,
  HouseholdOfQuery,
  HouseholdOfQueryVariables,
  ResendInvitationMutation,
  ResendInvitationMutationVariables,
  WithdrawPartyMutation,
  WithdrawPartyMutationVariables,
} from "../../graphql/operations.generated.ts";

export type Household = HouseholdOfQuery["application"];
export type HouseholdPerson = Household["people"][number];

const HouseholdFields = gql`
  fragment HouseholdFields on Application {
    id
    home
    country
    rentMinor
    currency
    start
    termMonths
    agency
    reference
    policy
    policyVersion
    isProvisional
    people {
      id
      number
      role
      firstName
      lastName
      email
      shareMinor
      guarantorId
      status
      isAnswer
      stage
      someoneElsePays
      sections {
        name
        standing
      }
      reviewer {
        id
        name
      }
      invitation {
        sentAt
        signedInAt
        bouncedBecause
      }
    }
    affordability {
      ...AffordabilityFields
    }
  }
  ${AffordabilityFields}
`;

export const HouseholdOf: TypedDocumentNode<HouseholdOfQuery, HouseholdOfQueryVariables> = gql`
  query HouseholdOf($id: ID!) {
    application(id: $id) {
      ...HouseholdFields
    }
  }
  ${HouseholdFields}
`;

export const ChangeHousehold: TypedDocumentNode<ChangeHouseholdMutation, ChangeHouseholdMutationVariables> =
  gql`
  mutation ChangeHousehold($applicationId: ID!, $shares: [ShareInput!]!, $added: [NewPersonInput!]!) {
    changeHousehold(applicationId: $applicationId, shares: $shares, added: $added) {
      ...HouseholdFields
    }
  }
  ${HouseholdFields}
`;

export const ResendInvitation: TypedDocumentNode<
  ResendInvitationMutation,
  ResendInvitationMutationVariables
> = gql`
  mutation ResendInvitation($partyId: ID!) {
    resendInvitation(partyId: $partyId) {
      ...HouseholdFields
    }
  }
  ${HouseholdFields}
`;

export const CorrectAddress: TypedDocumentNode<CorrectAddressMutation, CorrectAddressMutationVariables> = gql`
  mutation CorrectAddress($partyId: ID!, $email: String!) {
    correctAddress(partyId: $partyId, email: $email) {
      ...HouseholdFields
    }
  }
  ${HouseholdFields}
`;

export const WithdrawParty: TypedDocumentNode<WithdrawPartyMutation, WithdrawPartyMutationVariables> = gql`
  mutation WithdrawParty($partyId: ID!) {
    withdrawParty(partyId: $partyId) {
      ...HouseholdFields
    }
  }
  ${HouseholdFields}
`;

import { gql, type TypedDocumentNode } from "urql";
import type {
  AgencyUsersQuery,
  AgencyUsersQueryVariables,
  EndAgencyAccessMutation,
  EndAgencyAccessMutationVariables,
  InviteAgencyUserAgainMutation,
  InviteAgencyUserAgainMutationVariables,
  InviteAgencyUserMutation,
  InviteAgencyUserMutationVariables,
  ResetAgencyUserFactorMutation,
  ResetAgencyUserFactorMutationVariables,
  RestoreAgencyAccessMutation,
  RestoreAgencyAccessMutationVariables,
} from "../graphql/operations.generated.ts";

const AgencyUserFields = gql`
  fragment AgencyUserFields on AgencyUser {
    id
    name
    email
    roles
    factors
    invitedAt
    lastSeenAt
    endedAt
  }
`;

export const AgencyUsers: TypedDocumentNode<AgencyUsersQuery, AgencyUsersQueryVariables> = gql`
  query AgencyUsers($id: ID!) {
    agency(id: $id) {
      id
      name
    }
    agencyUsers(agencyId: $id) {
      ...AgencyUserFields
    }
  }
  ${AgencyUserFields}
`;

export const InviteAgencyUser: TypedDocumentNode<
  InviteAgencyUserMutation,
  InviteAgencyUserMutationVariables
> = gql`
  mutation InviteAgencyUser($agencyId: ID!, $email: String!, $name: String!, $roles: [AgencyUserRole!]!) {
    inviteAgencyUser(agencyId: $agencyId, email: $email, name: $name, roles: $roles) {
      ...AgencyUserFields
    }
  }
  ${AgencyUserFields}
`;

export const InviteAgencyUserAgain: TypedDocumentNode<
  InviteAgencyUserAgainMutation,
  InviteAgencyUserAgainMutationVariables
> = gql`
  mutation InviteAgencyUserAgain($agencyId: ID!, $id: ID!) {
    inviteAgencyUserAgain(agencyId: $agencyId, id: $id) {
      ...AgencyUserFields
    }
  }
  ${AgencyUserFields}
`;

export const EndAgencyAccess: TypedDocumentNode<EndAgencyAccessMutation, EndAgencyAccessMutationVariables> =
  gql`
  mutation EndAgencyAccess($agencyId: ID!, $id: ID!) {
    endAgencyAccess(agencyId: $agencyId, id: $id) {
      ...AgencyUserFields
    }
  }
  ${AgencyUserFields}
`;

export const RestoreAgencyAccess: TypedDocumentNode<
  RestoreAgencyAccessMutation,
  RestoreAgencyAccessMutationVariables
> = gql`
  mutation RestoreAgencyAccess($agencyId: ID!, $id: ID!) {
    restoreAgencyAccess(agencyId: $agencyId, id: $id) {
      ...AgencyUserFields
    }
  }
  ${AgencyUserFields}
`;

export const ResetAgencyUserFactor: TypedDocumentNode<
  ResetAgencyUserFactorMutation,
  ResetAgencyUserFactorMutationVariables
> = gql`
  mutation ResetAgencyUserFactor($agencyId: ID!, $id: ID!) {
    resetAgencyUserFactor(agencyId: $agencyId, id: $id) {
      ...AgencyUserFields
    }
  }
  ${AgencyUserFields}
`;

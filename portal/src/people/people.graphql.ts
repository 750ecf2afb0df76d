import { gql, type TypedDocumentNode } from "urql";
import type {
  ChangeUserMutation,
  ChangeUserMutationVariables,
  EndAccessMutation,
  EndAccessMutationVariables,
  InviteUserAgainMutation,
  InviteUserAgainMutationVariables,
  InviteUserMutation,
  InviteUserMutationVariables,
  ResetSecondFactorMutation,
  ResetSecondFactorMutationVariables,
  RestoreAccessMutation,
  RestoreAccessMutationVariables,
  UsersQuery,
  UsersQueryVariables,
} from "../graphql/operations.generated.ts";

const UserFields = gql`
  fragment UserFields on AgencyUser {
    id
    name
    email
    roles
    factors
    invitedAt
    lastSeenAt
    endedAt
    isYou
  }
`;

export const Users: TypedDocumentNode<UsersQuery, UsersQueryVariables> = gql`
  query Users {
    users {
      ...UserFields
    }
  }
  ${UserFields}
`;

export const InviteUser: TypedDocumentNode<InviteUserMutation, InviteUserMutationVariables> = gql`
  mutation InviteUser($email: String!, $name: String!, $roles: [AgencyUserRole!]!) {
    inviteUser(email: $email, name: $name, roles: $roles) {
      ...UserFields
    }
  }
  ${UserFields}
`;

export const ChangeUser: TypedDocumentNode<ChangeUserMutation, ChangeUserMutationVariables> = gql`
  mutation ChangeUser($id: ID!, $name: String!, $roles: [AgencyUserRole!]!) {
    changeUser(id: $id, name: $name, roles: $roles) {
      ...UserFields
    }
  }
  ${UserFields}
`;

export const InviteUserAgain: TypedDocumentNode<InviteUserAgainMutation, InviteUserAgainMutationVariables> =
  gql`
  mutation InviteUserAgain($id: ID!) {
    inviteUserAgain(id: $id) {
      ...UserFields
    }
  }
  ${UserFields}
`;

export const EndAccess: TypedDocumentNode<EndAccessMutation, EndAccessMutationVariables> = gql`
  mutation EndAccess($id: ID!) {
    endAccess(id: $id) {
      ...UserFields
    }
  }
  ${UserFields}
`;

export const RestoreAccess: TypedDocumentNode<RestoreAccessMutation, RestoreAccessMutationVariables> = gql`
  mutation RestoreAccess($id: ID!) {
    restoreAccess(id: $id) {
      ...UserFields
    }
  }
  ${UserFields}
`;

export const ResetSecondFactor: TypedDocumentNode<
  ResetSecondFactorMutation,
  ResetSecondFactorMutationVariables
> = gql`
  mutation ResetSecondFactor($id: ID!) {
    resetSecondFactor(id: $id) {
      ...UserFields
    }
  }
  ${UserFields}
`;

import { gql, type TypedDocumentNode } from "urql";
import type {
  EndOtherSessionsMutation,
  EndOtherSessionsMutationVariables,
  EndSessionMutation,
  EndSessionMutationVariables,
  OwnAccountQuery,
  OwnAccountQueryVariables,
  RemoveFactorMutation,
  RemoveFactorMutationVariables,
  RenewRecoveryCodesMutation,
  RenewRecoveryCodesMutationVariables,
} from "../graphql/operations.generated.ts";

export type Account = OwnAccountQuery["ownAccount"];

const AccountFields = gql`
  fragment AccountFields on OwnAccount {
    sessions {
      id
      startedAt
      lastUsedAt
      isThis
    }
    passkeys {
      id
      createdAt
      lastUsedAt
    }
    hasApp
    recoveryCodesLeft
  }
`;

export const OwnAccount: TypedDocumentNode<OwnAccountQuery, OwnAccountQueryVariables> = gql`
  query OwnAccount {
    ownAccount {
      ...AccountFields
    }
  }
  ${AccountFields}
`;

export const EndSession: TypedDocumentNode<EndSessionMutation, EndSessionMutationVariables> = gql`
  mutation EndSession($id: ID!) {
    endSession(id: $id) {
      ...AccountFields
    }
  }
  ${AccountFields}
`;

export const EndOtherSessions: TypedDocumentNode<
  EndOtherSessionsMutation,
  EndOtherSessionsMutationVariables
> = gql`
    mutation EndOtherSessions {
      endOtherSessions {
        ...AccountFields
      }
    }
    ${AccountFields}
  `;

export const RemoveFactor: TypedDocumentNode<RemoveFactorMutation, RemoveFactorMutationVariables> = gql`
  mutation RemoveFactor($passkeyId: ID) {
    removeFactor(passkeyId: $passkeyId) {
      ...AccountFields
    }
  }
  ${AccountFields}
`;

export const RenewRecoveryCodes: TypedDocumentNode<
  RenewRecoveryCodesMutation,
  RenewRecoveryCodesMutationVariables
> = gql`
  mutation RenewRecoveryCodes {
    renewRecoveryCodes
  }
`;

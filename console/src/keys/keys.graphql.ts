import { gql, type TypedDocumentNode } from "urql";
import type {
  ApiKeysQuery,
  ApiKeysQueryVariables,
  CreateApiKeyMutation,
  CreateApiKeyMutationVariables,
  RevokeApiKeyMutation,
  RevokeApiKeyMutationVariables,
} from "../graphql/operations.generated.ts";

export type ListedKey = ApiKeysQuery["apiKeys"][number];
export type Scope = ListedKey["scopes"][number];

const ApiKeyFields = gql`
  fragment ApiKeyFields on ApiKey {
    id
    agency
    name
    lastFour
    scopes
    createdAt
    createdBy
    lastUsedAt
    expiresAt
    revokedAt
  }
`;

export const ApiKeys: TypedDocumentNode<ApiKeysQuery, ApiKeysQueryVariables> = gql`
  query ApiKeys {
    apiKeys {
      ...ApiKeyFields
    }
    agencies {
      id
      name
    }
  }
  ${ApiKeyFields}
`;

export const CreateApiKey: TypedDocumentNode<CreateApiKeyMutation, CreateApiKeyMutationVariables> = gql`
  mutation CreateApiKey($agency: String!, $name: String!, $scopes: [ApiScope!]!, $days: Int) {
    createApiKey(agency: $agency, name: $name, scopes: $scopes, days: $days) {
      text
      key {
        ...ApiKeyFields
      }
    }
  }
  ${ApiKeyFields}
`;

export const RevokeApiKey: TypedDocumentNode<RevokeApiKeyMutation, RevokeApiKeyMutationVariables> = gql`
  mutation RevokeApiKey($id: ID!) {
    revokeApiKey(id: $id) {
      ...ApiKeyFields
    }
  }
  ${ApiKeyFields}
`;

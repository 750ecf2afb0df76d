import { gql, type TypedDocumentNode } from "urql";
import type {
  AddRegisteredProviderMutation,
  AddRegisteredProviderMutationVariables,
  ChangeRegisteredProviderMutation,
  ChangeRegisteredProviderMutationVariables,
  LookAtRegisteredProviderMutation,
  LookAtRegisteredProviderMutationVariables,
  RegisteredProvidersQuery,
  RegisteredProvidersQueryVariables,
  SetRegisteredProviderUseMutation,
  SetRegisteredProviderUseMutationVariables,
} from "../graphql/operations.generated.ts";

export type ShownProviders = RegisteredProvidersQuery["registeredProviders"];
export type ShownProvider = ShownProviders["providers"][number];

const ProviderFields = gql`
  fragment ProviderFields on RegisteredProvider {
    id
    name
    registerId
    registerUrl
    isInUse
    services
    validUntil
    lookedOn
    by
    uses
  }
`;

export const RegisteredProviders: TypedDocumentNode<
  RegisteredProvidersQuery,
  RegisteredProvidersQueryVariables
> = gql`
  query RegisteredProviders {
    registeredProviders {
      lookAgainDays
      providers {
        ...ProviderFields
      }
    }
  }
  ${ProviderFields}
`;

export const AddRegisteredProvider: TypedDocumentNode<
  AddRegisteredProviderMutation,
  AddRegisteredProviderMutationVariables
> = gql`
  mutation AddRegisteredProvider($entry: ProviderEntryInput!, $look: ProviderLookInput!) {
    addRegisteredProvider(entry: $entry, look: $look) {
      providers {
        ...ProviderFields
      }
    }
  }
  ${ProviderFields}
`;

export const ChangeRegisteredProvider: TypedDocumentNode<
  ChangeRegisteredProviderMutation,
  ChangeRegisteredProviderMutationVariables
> = gql`
  mutation ChangeRegisteredProvider($id: ID!, $entry: ProviderEntryInput!) {
    changeRegisteredProvider(id: $id, entry: $entry) {
      providers {
        ...ProviderFields
      }
    }
  }
  ${ProviderFields}
`;

export const LookAtRegisteredProvider: TypedDocumentNode<
  LookAtRegisteredProviderMutation,
  LookAtRegisteredProviderMutationVariables
> = gql`
  mutation LookAtRegisteredProvider($id: ID!, $look: ProviderLookInput!) {
    lookAtRegisteredProvider(id: $id, look: $look) {
      providers {
        ...ProviderFields
      }
    }
  }
  ${ProviderFields}
`;

export const SetRegisteredProviderUse: TypedDocumentNode<
  SetRegisteredProviderUseMutation,
  SetRegisteredProviderUseMutationVariables
> = gql`
  mutation SetRegisteredProviderUse($id: ID!, $isInUse: Boolean!) {
    setRegisteredProviderUse(id: $id, isInUse: $isInUse) {
      providers {
        ...ProviderFields
      }
    }
  }
  ${ProviderFields}
`;

import { gql, type TypedDocumentNode } from "urql";
import { AddressFields } from "../graphql/address-fields.graphql.ts";
import type {
  AddressSearchAvailableQuery,
  AddressSearchAvailableQueryVariables,
  FindAddressesQuery,
  FindAddressesQueryVariables,
  RetrieveAddressQuery,
  RetrieveAddressQueryVariables,
} from "../graphql/operations.generated.ts";

export const AddressSearchAvailable: TypedDocumentNode<
  AddressSearchAvailableQuery,
  AddressSearchAvailableQueryVariables
> = gql`
  query AddressSearchAvailable {
    addressSearchAvailable
  }
`;

/** In the UK also groups, which are looked into by searching again in their container. */
export const FindAddresses: TypedDocumentNode<FindAddressesQuery, FindAddressesQueryVariables> = gql`
  query FindAddresses($country: String!, $query: String!, $container: String) {
    findAddresses(country: $country, query: $query, container: $container) {
      failed
      rows {
        id
        kind
        summary
        place
        count
      }
    }
  }
`;

export const RetrieveAddress: TypedDocumentNode<RetrieveAddressQuery, RetrieveAddressQueryVariables> = gql`
  query RetrieveAddress($country: String!, $id: ID!, $query: String!) {
    retrieveAddress(country: $country, id: $id, query: $query) {
      failed
      address {
        ...AddressFields
      }
    }
  }
  ${AddressFields}
`;

import { gql } from "urql";

export const AddressFields = gql`
  fragment AddressFields on Address {
    street
    streetNumber
    flat
    city
    postalCode
    placeId
    houseName
    houseNumber
    formattedAddress
    country
  }
`;

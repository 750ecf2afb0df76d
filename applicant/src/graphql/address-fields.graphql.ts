import { gql } from "urql";

/** An address with all its parts. */
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

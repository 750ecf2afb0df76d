import { gql, type TypedDocumentNode } from "urql";
import type { EarlierHomesQuery, EarlierHomesQueryVariables } from "../../graphql/operations.generated.ts";

/** What an earlier case says about where the person has lived. */
export const EarlierHomes: TypedDocumentNode<EarlierHomesQuery, EarlierHomesQueryVariables> = gql`
  query EarlierHomes {
    me {
      uuid
      earlierHomes {
        appliedFor
        homes {
          uuid
          draft
          isCurrent
          start
          end
          residenceType
          currency
          rent
          rentFrequency
          rentPaymentDate
          reference {
            type
            firstName
            lastName
            email
            phone
          }
          address {
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
          documents {
            uuid
            type
            path
            fileName
            remedialSectionUuid
          }
        }
      }
    }
  }
`;

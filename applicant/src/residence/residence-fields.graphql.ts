import { gql } from "urql";
import { SavedProgress } from "../graphql/progress-fields.graphql.ts";

/** The homes of the applicant, as every query and save reads them. */
export const ResidenceFields = gql`
  fragment ResidenceFields on Me {
    uuid
    residentialHistory {
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
`;

/** What a save answers: a change may have taken a completion back. */
export const SavedResidence = gql`
  fragment SavedResidence on Me {
    ...ResidenceFields
    latestValidation {
      uuid
      progress {
        ...SavedProgress
        remedialSectionUuid
      }
    }
  }
  ${ResidenceFields}
  ${SavedProgress}
`;

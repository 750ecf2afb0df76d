import { gql } from "urql";

export const CONSENT_VARIABLES = `
  $marketing: Boolean!
  $termsAndConditions: Boolean!
  $backgroundChecks: Boolean!
  $dataAccuracy: Boolean!
  $language: String!
`;

export const UPDATE_CONSENTS = `
  updateConsents(
    marketing: $marketing
    termsAndConditions: $termsAndConditions
    backgroundChecks: $backgroundChecks
    dataAccuracy: $dataAccuracy
    language: $language
  ) {
    me {
      ...ConsentFields
    }
  }
`;

export const ConsentFields = gql`
  fragment ConsentFields on Me {
    uuid
    consents {
      marketing
    }
    latestValidation {
      uuid
      consents {
        termsAndConditions
        backgroundChecks
        dataAccuracy
      }
    }
  }
`;

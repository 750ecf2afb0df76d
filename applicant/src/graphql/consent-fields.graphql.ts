import { gql } from "urql";

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

import { gql } from "urql";

/** What a person has agreed to, for themselves and for the case on the page. */
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

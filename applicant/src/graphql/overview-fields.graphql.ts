import { gql } from "urql";
import { ProgressFields } from "./progress-fields.graphql.ts";
import { RequestFields, SectionFields } from "./validation-fields.graphql.ts";

export const OverviewFields = gql`
  fragment OverviewFields on Me {
    uuid
    guarantor {
      uuid
      firstName
      lastName
    }
    income {
      incomeSources {
        uuid
        incomeType
        companyName
      }
      meetsAffordabilityCriteria
      someoneElsePayingForRent
    }
    latestValidation {
      uuid
      validationSubmitted
      sections {
        ...SectionFields
      }
      remedialSections {
        ...RequestFields
      }
      progress {
        ...ProgressFields
      }
    }
  }
  ${SectionFields}
  ${RequestFields}
  ${ProgressFields}
`;

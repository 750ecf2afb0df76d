import { gql, type TypedDocumentNode } from "urql";
import type { DashboardQuery, DashboardQueryVariables } from "../graphql/operations.generated.ts";

export type DashboardMe = DashboardQuery["me"];

/** Always fetched from the network (spec 1 §4). */
export const Dashboard: TypedDocumentNode<DashboardQuery, DashboardQueryVariables> = gql`
  query Dashboard {
    me {
      uuid
      email
      name {
        firstName
        lastName
      }
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
          name
          variant
        }
        remedialSections {
          uuid
          section
          relatedObjectUuid
          progressId
          start
          end
          reasons
          comment
        }
        progress {
          id
          uuid
          name
          completedSteps
          startedDtm
          completedDtm
          submittedDtm
          optional
          relatedObjectUuid
          remedialSectionUuid
        }
        sectionMetaData {
          enableIdvt
        }
      }
    }
  }
`;

import { gql, type TypedDocumentNode } from "urql";
import type { DashboardQuery, DashboardQueryVariables } from "../graphql/operations.generated.ts";
import { ProgressFields } from "../graphql/progress-fields.graphql.ts";
import { RequestFields, SectionFields } from "../graphql/validation-fields.graphql.ts";
import { DecisionFields, TurnsFields } from "./decision.graphql.ts";

export type DashboardMe = DashboardQuery["me"];

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
      guarantorStatus
      guarantee {
        asked {
          tenants
          home
          monthlyAmount
        }
      }
      income {
        criteria {
          guarantorIncome
        }
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
          documentType
        }
        progress {
          ...ProgressFields
        }
        sectionMetaData {
          enableIdvt
        }
        turns {
          ...TurnsFields
        }
        decision {
          ...DecisionFields
        }
      }
    }
  }
  ${SectionFields}
  ${RequestFields}
  ${ProgressFields}
  ${TurnsFields}
  ${DecisionFields}
`;

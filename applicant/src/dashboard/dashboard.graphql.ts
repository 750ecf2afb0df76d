import { gql, type TypedDocumentNode } from "urql";
import type { DashboardQuery, DashboardQueryVariables } from "../graphql/operations.generated.ts";
import { OverviewFields } from "../graphql/overview-fields.graphql.ts";
import { DecisionFields, TurnsFields } from "./decision.graphql.ts";
import { WeighingFields } from "./weighing.graphql.ts";

export type DashboardMe = DashboardQuery["me"];

export const Dashboard: TypedDocumentNode<DashboardQuery, DashboardQueryVariables> = gql`
  query Dashboard {
    me {
      ...OverviewFields
      email
      name {
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
        endsAtDeath
      }
      income {
        criteria {
          guarantorIncome
        }
      }
      latestValidation {
        hasEnded
        policyTexts {
          language
          text
        }
        remedialSections {
          documentType
          dueOn
        }
        sectionMetaData {
          enableIdvt
        }
        endedShareCode {
          endedOn
          days
        }
        weighingReferences {
          ...WeighingFields
        }
        otherAdults {
          livesThere
        }
        isLookedAtAgain
        turns {
          ...TurnsFields
        }
        decision {
          ...DecisionFields
        }
      }
    }
  }
  ${OverviewFields}
  ${TurnsFields}
  ${DecisionFields}
  ${WeighingFields}
`;

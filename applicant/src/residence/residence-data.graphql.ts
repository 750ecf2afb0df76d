import { gql, type TypedDocumentNode } from "urql";
import type {
  GetResidentialHistoryQuery,
  GetResidentialHistoryQueryVariables,
} from "../graphql/operations.generated.ts";
import { OpeningFields } from "../questions/opening-fields.graphql.ts";
import { ResidenceFields } from "./residence-fields.graphql.ts";

export type ResidenceMe = GetResidentialHistoryQuery["me"];

/** The initial data of the residence section: homes, progress, conditions (spec 2 §7). */
export const GetResidentialHistory: TypedDocumentNode<
  GetResidentialHistoryQuery,
  GetResidentialHistoryQueryVariables
> = gql`
  query GetResidentialHistory {
    me {
      ...ResidenceFields
      email
      connectedOpenBanking
      latestValidation {
        ...OpeningFields
        sectionMetaData {
          conditions {
            name
            description
            value
          }
        }
      }
    }
  }
  ${ResidenceFields}
  ${OpeningFields}
`;

import { gql, type TypedDocumentNode } from "urql";
import type { EarlierHomesQuery, EarlierHomesQueryVariables } from "../../graphql/operations.generated.ts";
import { HomeFields } from "../residence-fields.graphql.ts";

export const EarlierHomes: TypedDocumentNode<EarlierHomesQuery, EarlierHomesQueryVariables> = gql`
  query EarlierHomes {
    me {
      uuid
      earlierHomes {
        appliedFor
        homes {
          ...HomeFields
        }
      }
    }
  }
  ${HomeFields}
`;

import { gql, type TypedDocumentNode } from "urql";
import type {
  CarryOverMutation,
  CarryOverMutationVariables,
  EarlierCaseQuery,
  EarlierCaseQueryVariables,
} from "../../graphql/operations.generated.ts";

export type Offer = NonNullable<EarlierCaseQuery["me"]["earlierCase"]>;

/** What the same person told in an earlier case; asked of those who have one. */
export const EarlierCase: TypedDocumentNode<EarlierCaseQuery, EarlierCaseQueryVariables> = gql`
  query EarlierCase {
    me {
      uuid
      earlierCase {
        home
        toldOn
        facts {
          fact
          value
        }
        documents {
          id
          type
          fileName
          addedOn
        }
      }
    }
  }
`;

export const CarryOver: TypedDocumentNode<CarryOverMutation, CarryOverMutationVariables> = gql`
  mutation CarryOver($facts: [CarriedFact!]!, $documents: [ID!]!) {
    carryOver(facts: $facts, documents: $documents) {
      me {
        uuid
      }
    }
  }
`;

import { gql, type TypedDocumentNode } from "urql";
import type {
  CarryOverMutation,
  CarryOverMutationVariables,
  EarlierApplicationQuery,
  EarlierApplicationQueryVariables,
} from "../../graphql/operations.generated.ts";

export type Offer = NonNullable<EarlierApplicationQuery["me"]["earlierApplication"]>;

export const EarlierApplication: TypedDocumentNode<
  EarlierApplicationQuery,
  EarlierApplicationQueryVariables
> = gql`
  query EarlierApplication {
    me {
      uuid
      earlierApplication {
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

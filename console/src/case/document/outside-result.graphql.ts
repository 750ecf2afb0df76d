import { gql, type TypedDocumentNode } from "urql";
import type {
  OutsideResultOfQuery,
  OutsideResultOfQueryVariables,
} from "../../graphql/operations.generated.ts";

export type ViewedOutside = OutsideResultOfQuery["outsideResult"];

export const OutsideResultOf: TypedDocumentNode<OutsideResultOfQuery, OutsideResultOfQueryVariables> = gql`
  query OutsideResultOf($partyId: ID!, $resultId: ID!) {
    outsideResult(partyId: $partyId, resultId: $resultId) {
      heldByYou
      secondReviewId
      party {
        id
        number
        firstName
        lastName
      }
      result {
        id
        kind
        title
        provider
        madeOn
        ccjs
        insolvency
      }
    }
  }
`;

import { gql, type TypedDocumentNode } from "urql";
import type {
  OpenSecondReviewMutation,
  OpenSecondReviewMutationVariables,
  SecondReviewsQuery,
  SecondReviewsQueryVariables,
} from "../graphql/operations.generated.ts";

export type Listed = SecondReviewsQuery["secondReviews"];
export type Waiting = Listed["waiting"][number];

export const SecondReviews: TypedDocumentNode<SecondReviewsQuery, SecondReviewsQueryVariables> = gql`
  query SecondReviews {
    secondReviews {
      waiting {
        id
        number
        firstName
        lastName
        home
        since
        isYours
      }
      differing {
        id
        number
        givenAt
        first
        firstBy
        second
        secondBy
      }
      counts {
        given
        agreed
      }
    }
  }
`;

export const OpenSecondReview: TypedDocumentNode<
  OpenSecondReviewMutation,
  OpenSecondReviewMutationVariables
> = gql`
  mutation OpenSecondReview($id: ID!) {
    openSecondReview(id: $id) {
      id
    }
  }
`;

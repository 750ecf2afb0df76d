import { gql, type TypedDocumentNode } from "urql";
import type {
  AssignCasesMutation,
  AssignCasesMutationVariables,
  ReviewersQuery,
  ReviewersQueryVariables,
} from "../../graphql/operations.generated.ts";

export type AssignedCase = AssignCasesMutation["assignCases"][number];

export interface CaseToAssign {
  readonly partyId: string;
  /** The person's. */
  readonly name: string;
  readonly number: string;
}

/** Cases can be given to them. */
export const Reviewers: TypedDocumentNode<ReviewersQuery, ReviewersQueryVariables> = gql`
  query Reviewers($partyId: ID) {
    reviewers(partyId: $partyId) {
      id
      name
    }
  }
`;

export const AssignCases: TypedDocumentNode<AssignCasesMutation, AssignCasesMutationVariables> = gql`
  mutation AssignCases($partyIds: [ID!]!, $reviewerId: ID, $note: String!) {
    assignCases(partyIds: $partyIds, reviewerId: $reviewerId, note: $note) {
      partyId
      refused
    }
  }
`;

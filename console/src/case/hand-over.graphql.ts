import { gql, type TypedDocumentNode } from "urql";
import type { HandOverCaseMutation, HandOverCaseMutationVariables } from "../graphql/operations.generated.ts";

export const HandOverCase: TypedDocumentNode<HandOverCaseMutation, HandOverCaseMutationVariables> = gql`
  mutation HandOverCase($partyId: ID!, $reviewerId: ID!, $note: String!) {
    handOverCase(partyId: $partyId, reviewerId: $reviewerId, note: $note)
  }
`;

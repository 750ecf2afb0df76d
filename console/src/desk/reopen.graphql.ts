import { gql, type TypedDocumentNode } from "urql";
import type { ReopenCaseMutation, ReopenCaseMutationVariables } from "../graphql/operations.generated.ts";

export const ReopenCase: TypedDocumentNode<ReopenCaseMutation, ReopenCaseMutationVariables> = gql`
  mutation ReopenCase($partyId: ID!, $reason: String!, $sentence: String!, $language: Language!) {
    reopenCase(partyId: $partyId, reason: $reason, sentence: $sentence, language: $language) {
      id
      party {
        id
        status
      }
    }
  }
`;

import { gql, type TypedDocumentNode } from "urql";
import type {
  CheckLinesQuery,
  CheckLinesQueryVariables,
  SendLinesMutation,
  SendLinesMutationVariables,
} from "../../graphql/operations.generated.ts";

export type CheckedLine = CheckLinesQuery["checkLines"][number];
export const CheckLines: TypedDocumentNode<CheckLinesQuery, CheckLinesQueryVariables> = gql`
  query CheckLines($lines: [BulkLineInput!]!, $choices: BulkChoicesInput!) {
    checkLines(lines: $lines, choices: $choices) {
      state
      number
      group
      issues {
        column
        code
        params
      }
    }
  }
`;

export const SendLines: TypedDocumentNode<SendLinesMutation, SendLinesMutationVariables> = gql`
  mutation SendLines($lines: [BulkLineInput!]!, $choices: BulkChoicesInput!) {
    sendLines(lines: $lines, choices: $choices) {
      applications
      people
    }
  }
`;

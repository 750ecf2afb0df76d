import { gql, type TypedDocumentNode } from "urql";
import type {
  MessagesOfQuery,
  MessagesOfQueryVariables,
  WriteToAgencyMutation,
  WriteToAgencyMutationVariables,
} from "../../graphql/operations.generated.ts";

const MessageFields = gql`
  fragment MessageFields on Application {
    id
    messages {
      id
      text
      at
      isByAgency
      author
      needsAnswer
    }
  }
`;

export const MessagesOf: TypedDocumentNode<MessagesOfQuery, MessagesOfQueryVariables> = gql`
  query MessagesOf($id: ID!) {
    application(id: $id) {
      ...MessageFields
    }
  }
  ${MessageFields}
`;

export const WriteToAgency: TypedDocumentNode<WriteToAgencyMutation, WriteToAgencyMutationVariables> = gql`
  mutation WriteToAgency($applicationId: ID!, $text: String!, $needsAnswer: Boolean!) {
    writeToAgency(applicationId: $applicationId, text: $text, needsAnswer: $needsAnswer) {
      ...MessageFields
    }
  }
  ${MessageFields}
`;

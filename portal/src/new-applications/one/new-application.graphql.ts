import { gql, type TypedDocumentNode } from "urql";
import type {
  CreateApplicationMutation,
  CreateApplicationMutationVariables,
  SentBeforeOfQuery,
  SentBeforeOfQueryVariables,
} from "../../graphql/operations.generated.ts";

export const CreateApplication: TypedDocumentNode<
  CreateApplicationMutation,
  CreateApplicationMutationVariables
> = gql`
  mutation CreateApplication($application: NewApplicationInput!) {
    createApplication(application: $application) {
      id
    }
  }
`;

export type SentBefore = SentBeforeOfQuery["sentBefore"][number];

export const SentBeforeOf: TypedDocumentNode<SentBeforeOfQuery, SentBeforeOfQueryVariables> = gql`
  query SentBeforeOf($home: String!, $start: Date, $reference: String!, $emails: [String!]!) {
    sentBefore(home: $home, start: $start, reference: $reference, emails: $emails) {
      kind
      applicationId
      home
      number
      email
    }
  }
`;

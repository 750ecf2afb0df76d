import { gql, type TypedDocumentNode } from "urql";
import type {
  CreateApplicationMutation,
  CreateApplicationMutationVariables,
  SentBeforeQuery,
  SentBeforeQueryVariables,
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

export type SentBefore = SentBeforeQuery["sentBefore"][number];

export const SentBeforeOf: TypedDocumentNode<SentBeforeQuery, SentBeforeQueryVariables> = gql`
  query SentBefore($home: String!, $start: Date, $reference: String!, $emails: [String!]!) {
    sentBefore(home: $home, start: $start, reference: $reference, emails: $emails) {
      kind
      applicationId
      home
      number
      email
    }
  }
`;

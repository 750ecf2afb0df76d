import { gql, type TypedDocumentNode } from "urql";
import type {
  AskForCaseBundleMutation,
  AskForCaseBundleMutationVariables,
} from "../graphql/operations.generated.ts";

export const AskForCaseBundle: TypedDocumentNode<
  AskForCaseBundleMutation,
  AskForCaseBundleMutationVariables
> = gql`
  mutation AskForCaseBundle($partyId: ID!, $name: String!, $recipient: String!) {
    askForCaseBundle(partyId: $partyId, name: $name, recipient: $recipient)
  }
`;

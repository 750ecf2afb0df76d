import { gql, type TypedDocumentNode } from "urql";
import type {
  DeclareKnownPersonMutation,
  DeclareKnownPersonMutationVariables,
} from "../graphql/operations.generated.ts";

export const DeclareKnownPerson: TypedDocumentNode<
  DeclareKnownPersonMutation,
  DeclareKnownPersonMutationVariables
> = gql`
  mutation DeclareKnownPerson($partyId: ID!) {
    declareKnownPerson(partyId: $partyId)
  }
`;

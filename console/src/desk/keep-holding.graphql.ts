import { gql, type TypedDocumentNode } from "urql";
import type { KeepHoldingMutation, KeepHoldingMutationVariables } from "../graphql/operations.generated.ts";

export const KeepHolding: TypedDocumentNode<KeepHoldingMutation, KeepHoldingMutationVariables> = gql`
  mutation KeepHolding($partyId: ID!) {
    keepHolding(partyId: $partyId)
  }
`;

import { gql, type TypedDocumentNode } from "urql";
import type { TakeNextMutation, TakeNextMutationVariables } from "../graphql/operations.generated.ts";

export const TakeNext: TypedDocumentNode<TakeNextMutation, TakeNextMutationVariables> = gql`
  mutation TakeNext {
    takeNext
  }
`;

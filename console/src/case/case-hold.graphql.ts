import { gql, type TypedDocumentNode } from "urql";
import type {
  EndCaseHoldMutation,
  EndCaseHoldMutationVariables,
  HoldCaseMutation,
  HoldCaseMutationVariables,
} from "../graphql/operations.generated.ts";

export const HoldCase: TypedDocumentNode<HoldCaseMutation, HoldCaseMutationVariables> = gql`
  mutation HoldCase($partyId: ID!, $input: CaseHoldInput!) {
    holdCase(partyId: $partyId, input: $input)
  }
`;

export const EndCaseHold: TypedDocumentNode<EndCaseHoldMutation, EndCaseHoldMutationVariables> = gql`
  mutation EndCaseHold($partyId: ID!) {
    endCaseHold(partyId: $partyId)
  }
`;

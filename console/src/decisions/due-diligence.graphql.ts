import { gql, type TypedDocumentNode } from "urql";
import type {
  RecordDueDiligenceMutation,
  RecordDueDiligenceMutationVariables,
} from "../graphql/operations.generated.ts";

export const RecordDueDiligence: TypedDocumentNode<
  RecordDueDiligenceMutation,
  RecordDueDiligenceMutationVariables
> = gql`
  mutation RecordDueDiligence($partyId: ID!, $sourceOfFunds: String!) {
    recordDueDiligence(partyId: $partyId, sourceOfFunds: $sourceOfFunds)
  }
`;

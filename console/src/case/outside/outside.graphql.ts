import { gql, type TypedDocumentNode } from "urql";
import type {
  PrepareOutsideFileMutation,
  PrepareOutsideFileMutationVariables,
  RecordOutsideResultMutation,
  RecordOutsideResultMutationVariables,
} from "../../graphql/operations.generated.ts";

export const PrepareOutsideFile: TypedDocumentNode<
  PrepareOutsideFileMutation,
  PrepareOutsideFileMutationVariables
> = gql`
  mutation PrepareOutsideFile($partyId: ID!, $fileType: String!) {
    prepareOutsideFile(partyId: $partyId, fileType: $fileType) {
      uploadId
      url
      fields {
        name
        value
      }
    }
  }
`;

export const RecordOutsideResult: TypedDocumentNode<
  RecordOutsideResultMutation,
  RecordOutsideResultMutationVariables
> = gql`
  mutation RecordOutsideResult($partyId: ID!, $input: OutsideResultInput!) {
    recordOutsideResult(partyId: $partyId, input: $input)
  }
`;

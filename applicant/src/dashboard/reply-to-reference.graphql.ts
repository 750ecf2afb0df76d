import { gql, type TypedDocumentNode } from "urql";
import type {
  ReplyToReferenceMutation,
  ReplyToReferenceMutationVariables,
} from "../graphql/operations.generated.ts";
import { WeighingFields } from "./weighing.graphql.ts";

export const ReplyToReference: TypedDocumentNode<
  ReplyToReferenceMutation,
  ReplyToReferenceMutationVariables
> = gql`
  mutation ReplyToReference($referenceId: ID!, $text: String!) {
    replyToReference(referenceId: $referenceId, text: $text) {
      validation {
        uuid
        weighingReferences {
          ...WeighingFields
        }
      }
    }
  }
  ${WeighingFields}
`;

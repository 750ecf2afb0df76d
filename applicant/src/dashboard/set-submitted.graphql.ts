import { gql, type TypedDocumentNode } from "urql";
import type { SetSubmittedMutation, SetSubmittedMutationVariables } from "../graphql/operations.generated.ts";

/** Sends the application; the language is that of the e-mail that confirms it. */
export const SetSubmitted: TypedDocumentNode<SetSubmittedMutation, SetSubmittedMutationVariables> = gql`
  mutation SetSubmitted($language: String) {
    submitValidation(language: $language) {
      submittedValidation {
        uuid
        validationSubmitted
      }
    }
  }
`;

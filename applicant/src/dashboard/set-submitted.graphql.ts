import { gql, type TypedDocumentNode } from "urql";
import type { SetSubmittedMutation, SetSubmittedMutationVariables } from "../graphql/operations.generated.ts";
import { TurnsFields } from "./decision.graphql.ts";

/**
 * Submits the application; the language is used for the confirmation e-mail. The response is the data of the next page.
 */
export const SetSubmitted: TypedDocumentNode<SetSubmittedMutation, SetSubmittedMutationVariables> = gql`
  mutation SetSubmitted($language: String) {
    submitValidation(language: $language) {
      submittedValidation {
        uuid
        validationSubmitted
        turns {
          ...TurnsFields
        }
      }
    }
  }
  ${TurnsFields}
`;

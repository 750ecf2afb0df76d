import { gql, type TypedDocumentNode } from "urql";
import type {
  AskForSecondLookMutation,
  AskForSecondLookMutationVariables,
} from "../graphql/operations.generated.ts";

/** Asks a person who did not decide to look at the case again; in the language of the text. */
export const AskForSecondLook: TypedDocumentNode<
  AskForSecondLookMutation,
  AskForSecondLookMutationVariables
> = gql`
  mutation AskForSecondLook($text: String!, $language: String) {
    askForSecondLook(text: $text, language: $language) {
      validation {
        uuid
        decision {
          secondLook {
            askedOn
            text
            state
          }
        }
      }
    }
  }
`;

import { gql, type TypedDocumentNode } from "urql";
import type {
  AskForSecondLookMutation,
  AskForSecondLookMutationVariables,
} from "../graphql/operations.generated.ts";

/** The reason is in the language of the page, which is sent with it. */
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

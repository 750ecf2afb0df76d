import { gql, type TypedDocumentNode } from "urql";

interface Result {
  readonly submitValidation: {
    readonly submittedValidation: { readonly uuid: string; readonly validationSubmitted: boolean };
  };
}

interface Variables {
  /** Of the letter that confirms it. */
  readonly language: string;
}

export const SetSubmitted: TypedDocumentNode<Result, Variables> = gql`
  mutation SetSubmitted($language: String) {
    submitValidation(language: $language) {
      submittedValidation {
        uuid
        validationSubmitted
      }
    }
  }
`;

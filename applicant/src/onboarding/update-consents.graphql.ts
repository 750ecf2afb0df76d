import type { Consents } from "@latchkey/domain/validations/consents.ts";
import { gql, type TypedDocumentNode } from "urql";

interface Variables extends Consents {
  readonly marketing: boolean;
  /** The language in which the texts were agreed to. */
  readonly language: string;
}

interface Result {
  readonly updateConsents: {
    readonly me: {
      readonly uuid: string;
      readonly consents: { readonly marketing: boolean };
      readonly latestValidation: { readonly uuid: string; readonly consents: Consents } | null;
    };
  };
}

export const UpdateConsents: TypedDocumentNode<Result, Variables> = gql`
  mutation UpdateConsents(
    $marketing: Boolean!
    $termsAndConditions: Boolean!
    $backgroundChecks: Boolean!
    $dataAccuracy: Boolean!
    $language: String!
  ) {
    updateConsents(
      marketing: $marketing
      termsAndConditions: $termsAndConditions
      backgroundChecks: $backgroundChecks
      dataAccuracy: $dataAccuracy
      language: $language
    ) {
      me {
        uuid
        consents {
          marketing
        }
        latestValidation {
          uuid
          consents {
            termsAndConditions
            backgroundChecks
            dataAccuracy
          }
        }
      }
    }
  }
`;

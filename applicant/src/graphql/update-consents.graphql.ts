import { gql, type TypedDocumentNode } from "urql";
import { ConsentFields } from "./consent-fields.graphql.ts";
import type { UpdateConsentsMutation, UpdateConsentsMutationVariables } from "./operations.generated.ts";

export const UpdateConsents: TypedDocumentNode<UpdateConsentsMutation, UpdateConsentsMutationVariables> = gql`
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
        ...ConsentFields
      }
    }
  }
  ${ConsentFields}
`;

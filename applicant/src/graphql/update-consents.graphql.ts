import { gql, type TypedDocumentNode } from "urql";
import { CONSENT_VARIABLES, ConsentFields, UPDATE_CONSENTS } from "./consent-fields.graphql.ts";
import type { UpdateConsentsMutation, UpdateConsentsMutationVariables } from "./operations.generated.ts";

export const UpdateConsents: TypedDocumentNode<UpdateConsentsMutation, UpdateConsentsMutationVariables> = gql`
  mutation UpdateConsents(
    ${CONSENT_VARIABLES}
  ) {
    ${UPDATE_CONSENTS}
  }
  ${ConsentFields}
`;

import { gql } from "urql";
import { SavedProgress } from "../graphql/progress-fields.graphql.ts";

export const IdentityFields = gql`
  fragment IdentityFields on Me {
    uuid
    name {
      firstName
      middleName
      lastName
    }
    profile {
      nationality
      birthdate
    }
    identityDocuments {
      id
      type
      path
      fileName: ownName
      expiresOn
      remedialSectionUuid
    }
  }
`;

/** A changed fact may have revoked a completion. */
export const SavedIdentity = gql`
  fragment SavedIdentity on Me {
    ...IdentityFields
    latestValidation {
      uuid
      progress {
        ...SavedProgress
        remedialSectionUuid
      }
    }
  }
  ${IdentityFields}
  ${SavedProgress}
`;

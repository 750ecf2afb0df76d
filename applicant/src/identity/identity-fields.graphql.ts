import { gql } from "urql";
import { SavedProgress } from "../graphql/progress-fields.graphql.ts";

/** The facts of identity that both variants read and save. */
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

/** What a save of facts answers: a changed fact may have taken a completion back. */
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

import { gql, type TypedDocumentNode } from "urql";
import type { MeQuery, MeQueryVariables } from "../graphql/operations.generated.ts";

export type IdentityMe = MeQuery["me"];

/** What the identity section begins with: its facts, its progress, its metadata (spec 2 §7). */
export const Me: TypedDocumentNode<MeQuery, MeQueryVariables> = gql`
  query Me {
    me {
      uuid
      name {
        firstName
        middleName
        lastName
      }
      profile {
        nationality
        birthdate
        shareCode
      }
      identityDocuments {
        id
        type
        path
        fileName
        expiresOn
        remedialSectionUuid
      }
      latestValidation {
        uuid
        validationSubmitted
        sections {
          name
          variant
        }
        remedialSections {
          uuid
          section
          relatedObjectUuid
          progressId
          start
          end
          reasons
          comment
          documentType
        }
        progress {
          id
          uuid
          name
          completedSteps
          startedDtm
          completedDtm
          submittedDtm
          optional
          relatedObjectUuid
          remedialSectionUuid
          answers
        }
        sectionMetaData {
          enableIdvt
          maxFileBytes
          documentVerificationUrl
          livePhotoUrl
          verificationTestMarker
          countriesDocsMap {
            countryCode
            allowedIdentityDocs
          }
        }
      }
    }
  }
`;

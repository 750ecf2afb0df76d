import { gql, type TypedDocumentNode } from "urql";
import type { MeQuery, MeQueryVariables } from "../graphql/operations.generated.ts";
import { ProgressFields } from "../graphql/progress-fields.graphql.ts";
import { RequestFields, SectionFields } from "../graphql/validation-fields.graphql.ts";
import { IdentityFields } from "./identity-fields.graphql.ts";

export type IdentityMe = MeQuery["me"];

export const Me: TypedDocumentNode<MeQuery, MeQueryVariables> = gql`
  query Me {
    me {
      ...IdentityFields
      profile {
        shareCode
      }
      latestValidation {
        uuid
        validationSubmitted
        sections {
          ...SectionFields
        }
        remedialSections {
          ...RequestFields
          documentType
        }
        progress {
          ...ProgressFields
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
  ${IdentityFields}
  ${SectionFields}
  ${RequestFields}
  ${ProgressFields}
`;

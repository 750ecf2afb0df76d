import { gql, type TypedDocumentNode } from "urql";
import type { MeQuery, MeQueryVariables } from "../graphql/operations.generated.ts";
import { OpeningFields } from "../questions/opening-fields.graphql.ts";
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
        ...OpeningFields
        sectionMetaData {
          enableIdvt
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
  ${OpeningFields}
`;

import { gql, type TypedDocumentNode } from "urql";
import { ConsentFields } from "../graphql/consent-fields.graphql.ts";
import type { YourPermissionsQuery, YourPermissionsQueryVariables } from "../graphql/operations.generated.ts";

/** What the person has agreed to, as it is now: it may have been changed in another tab or on another device. */
export const YourPermissions: TypedDocumentNode<YourPermissionsQuery, YourPermissionsQueryVariables> = gql`
  query YourPermissions {
    me {
      ...ConsentFields
    }
  }
  ${ConsentFields}
`;

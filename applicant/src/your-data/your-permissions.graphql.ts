import { gql, type TypedDocumentNode } from "urql";
import { ConsentFields } from "../graphql/consent-fields.graphql.ts";
import type { YourPermissionsQuery, YourPermissionsQueryVariables } from "../graphql/operations.generated.ts";

/** Another tab or device may have changed the consents. */
export const YourPermissions: TypedDocumentNode<YourPermissionsQuery, YourPermissionsQueryVariables> = gql`
  query YourPermissions {
    me {
      ...ConsentFields
    }
  }
  ${ConsentFields}
`;

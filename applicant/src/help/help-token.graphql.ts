import { gql, type TypedDocumentNode } from "urql";
import type { GetHelpTokenQuery, GetHelpTokenQueryVariables } from "../graphql/operations.generated.ts";

/** A token for the messenger, valid for ten minutes. */
export const GetHelpToken: TypedDocumentNode<GetHelpTokenQuery, GetHelpTokenQueryVariables> = gql`
  query GetHelpToken {
    me {
      uuid
      zendeskJwt
    }
  }
`;

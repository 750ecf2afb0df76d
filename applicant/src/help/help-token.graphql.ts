import { gql, type TypedDocumentNode } from "urql";
import type { GetHelpTokenQuery, GetHelpTokenQueryVariables } from "../graphql/operations.generated.ts";

/** A token of this moment for the messenger: it is good for ten minutes. */
export const GetHelpToken: TypedDocumentNode<GetHelpTokenQuery, GetHelpTokenQueryVariables> = gql`
  query GetHelpToken {
    me {
      uuid
      zendeskJwt
    }
  }
`;

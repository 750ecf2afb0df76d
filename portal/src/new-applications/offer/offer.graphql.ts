import { gql, type TypedDocumentNode } from "urql";
import type {
  NewApplicationOfferQuery,
  NewApplicationOfferQueryVariables,
} from "../../graphql/operations.generated.ts";

export type Offer = NewApplicationOfferQuery["offer"];

export const NewApplicationOffer: TypedDocumentNode<
  NewApplicationOfferQuery,
  NewApplicationOfferQueryVariables
> = gql`
  query NewApplicationOffer {
    offer {
      standard
      language
      policies {
        name
        title
        countries
      }
    }
  }
`;

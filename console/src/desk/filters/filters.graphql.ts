import { gql, type TypedDocumentNode } from "urql";
import type { FilterChoicesQuery, FilterChoicesQueryVariables } from "../../graphql/operations.generated.ts";

export type Choice = FilterChoicesQuery["filterChoices"]["agencies"][number];

export const FilterChoices: TypedDocumentNode<FilterChoicesQuery, FilterChoicesQueryVariables> = gql`
  query FilterChoices {
    filterChoices {
      agencies {
        id
        name
      }
      policies {
        id
        name
      }
    }
  }
`;

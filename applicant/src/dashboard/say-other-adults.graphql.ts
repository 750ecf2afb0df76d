import { gql, type TypedDocumentNode } from "urql";
import type {
  SayOtherAdultsMutation,
  SayOtherAdultsMutationVariables,
} from "../graphql/operations.generated.ts";

export const SayOtherAdults: TypedDocumentNode<SayOtherAdultsMutation, SayOtherAdultsMutationVariables> = gql`
  mutation SayOtherAdults($livesThere: Boolean!) {
    sayOtherAdults(livesThere: $livesThere) {
      validation {
        uuid
        otherAdults {
          livesThere
        }
      }
    }
  }
`;

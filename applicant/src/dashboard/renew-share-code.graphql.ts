import { gql, type TypedDocumentNode } from "urql";
import type {
  RenewShareCodeMutation,
  RenewShareCodeMutationVariables,
} from "../graphql/operations.generated.ts";

export const RenewShareCode: TypedDocumentNode<RenewShareCodeMutation, RenewShareCodeMutationVariables> = gql`
  mutation RenewShareCode($shareCode: String!) {
    renewShareCode(shareCode: $shareCode) {
      validation {
        uuid
        endedShareCode {
          endedOn
          days
        }
      }
    }
  }
`;

import { gql, type TypedDocumentNode } from "urql";
import type {
  ChangeOwnSettingsMutation,
  ChangeOwnSettingsMutationVariables,
} from "../graphql/operations.generated.ts";
import { MeFields } from "../shell/me.graphql.ts";

export const ChangeOwnSettings: TypedDocumentNode<
  ChangeOwnSettingsMutation,
  ChangeOwnSettingsMutationVariables
> = gql`
  mutation ChangeOwnSettings($branchId: ID, $wantsEvents: Boolean!, $wantsDigest: Boolean!) {
    changeOwnSettings(branchId: $branchId, wantsEvents: $wantsEvents, wantsDigest: $wantsDigest) {
      ...MeFields
    }
  }
  ${MeFields}
`;

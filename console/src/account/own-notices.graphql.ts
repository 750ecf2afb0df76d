import { gql, type TypedDocumentNode } from "urql";
import type {
  ChangeOwnNoticesMutation,
  ChangeOwnNoticesMutationVariables,
  OwnNoticesQuery,
  OwnNoticesQueryVariables,
} from "../graphql/operations.generated.ts";

export const OwnNotices: TypedDocumentNode<OwnNoticesQuery, OwnNoticesQueryVariables> = gql`
  query OwnNotices {
    ownNotices {
      wantsAnswers
      wantsWarnings
    }
  }
`;

export const ChangeOwnNotices: TypedDocumentNode<
  ChangeOwnNoticesMutation,
  ChangeOwnNoticesMutationVariables
> = gql`
  mutation ChangeOwnNotices($wantsAnswers: Boolean!, $wantsWarnings: Boolean!) {
    changeOwnNotices(wantsAnswers: $wantsAnswers, wantsWarnings: $wantsWarnings) {
      wantsAnswers
      wantsWarnings
    }
  }
`;

import type { ShownReplay } from "@latchkey/domain/replay/shown-replay.ts";
import { gql, type TypedDocumentNode } from "urql";
import type {
  PolicyReplayOfQuery,
  PolicyReplayOfQueryVariables,
  ReplayPolicyDraftMutation,
  ReplayPolicyDraftMutationVariables,
} from "../graphql/operations.generated.ts";

export type PolicyReplay = NonNullable<PolicyReplayOfQuery["policyReplay"]>;

/** The server has counted what it sends. */
export const resultOf = ({ result }: PolicyReplay): ShownReplay | null => result as ShownReplay | null;

const ReplayFields = gql`
  fragment ReplayFields on PolicyReplay {
    id
    state
    requestedBy
    requestedAt
    done
    total
    isOfAllPolicies
    isOfDraft
    result
  }
`;

export const PolicyReplayOf: TypedDocumentNode<PolicyReplayOfQuery, PolicyReplayOfQueryVariables> = gql`
  query PolicyReplayOf($name: String!) {
    policyReplay(name: $name) {
      ...ReplayFields
    }
  }
  ${ReplayFields}
`;

export const ReplayPolicyDraft: TypedDocumentNode<
  ReplayPolicyDraftMutation,
  ReplayPolicyDraftMutationVariables
> = gql`
  mutation ReplayPolicyDraft($name: String!, $revision: Int!) {
    replayPolicyDraft(name: $name, revision: $revision) {
      ...ReplayFields
    }
  }
  ${ReplayFields}
`;

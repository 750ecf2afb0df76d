import { gql, type TypedDocumentNode } from "urql";
import type { WorkloadOfQuery, WorkloadOfQueryVariables } from "../graphql/operations.generated.ts";

export type ShownWorkload = WorkloadOfQuery["workload"];
export type ReviewerRow = ShownWorkload["reviewers"][number];

export const WorkloadOf: TypedDocumentNode<WorkloadOfQuery, WorkloadOfQueryVariables> = gql`
  query WorkloadOf {
    workload {
      reviewers {
        id
        name
        awayUntil
        decidedThisWeek
        load {
          ...LoadFields
        }
      }
      unassigned {
        ...LoadFields
      }
      ageing {
        turn
        bands
      }
    }
  }
  fragment LoadFields on Load {
    open
    waiting
    late
    onHold
    answers
  }
`;

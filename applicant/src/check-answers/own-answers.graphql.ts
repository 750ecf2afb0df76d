import { ANSWER_PARTS } from "@latchkey/browser/answers/answer-parts.ts";
import { gql, type TypedDocumentNode } from "urql";
import type { OwnAnswersQuery, OwnAnswersQueryVariables } from "../graphql/operations.generated.ts";
import { OverviewFields } from "../graphql/overview-fields.graphql.ts";

export type AnswersMe = OwnAnswersQuery["me"];
export type AnswersValidation = NonNullable<AnswersMe["latestValidation"]>;
export type AnsweredItem = AnswersValidation["ownAnswers"]["items"][number];
export type AnsweredRow = AnsweredItem["rows"][number];

export const OwnAnswers: TypedDocumentNode<OwnAnswersQuery, OwnAnswersQueryVariables> = gql`
  query OwnAnswers {
    me {
      ...OverviewFields
      latestValidation {
        ownAnswers {
          number
          items {
            progressId
            section
            rows {
              step
              answer {
                parts {
                  ${ANSWER_PARTS}
                }
              }
            }
          }
        }
      }
    }
  }
  ${OverviewFields}
`;

import { gql, type TypedDocumentNode } from "urql";
import type { OwnAnswersQuery, OwnAnswersQueryVariables } from "../graphql/operations.generated.ts";
import { ProgressFields } from "../graphql/progress-fields.graphql.ts";
import { RequestFields, SectionFields } from "../graphql/validation-fields.graphql.ts";

export type AnswersMe = OwnAnswersQuery["me"];
export type AnswersValidation = NonNullable<AnswersMe["latestValidation"]>;
export type AnsweredItem = AnswersValidation["ownAnswers"]["items"][number];
export type AnsweredRow = AnsweredItem["rows"][number];

export const OwnAnswers: TypedDocumentNode<OwnAnswersQuery, OwnAnswersQueryVariables> = gql`
  query OwnAnswers {
    me {
      uuid
      guarantor {
        uuid
        firstName
        lastName
      }
      income {
        incomeSources {
          uuid
          incomeType
          companyName
        }
        meetsAffordabilityCriteria
        someoneElsePayingForRent
      }
      latestValidation {
        uuid
        validationSubmitted
        sections {
          ...SectionFields
        }
        remedialSections {
          ...RequestFields
        }
        progress {
          ...ProgressFields
        }
        ownAnswers {
          number
          items {
            progressId
            section
            rows {
              step
              answer {
                parts {
                  kind
                  value
                  words
                  list
                  names
                  minor
                  currency
                  every
                  from
                  to
                  months
                }
              }
            }
          }
        }
      }
    }
  }
  ${SectionFields}
  ${RequestFields}
  ${ProgressFields}
`;

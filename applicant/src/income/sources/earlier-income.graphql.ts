import { gql, type TypedDocumentNode } from "urql";
import type { EarlierIncomeQuery, EarlierIncomeQueryVariables } from "../../graphql/operations.generated.ts";

export const EarlierIncome: TypedDocumentNode<EarlierIncomeQuery, EarlierIncomeQueryVariables> = gql`
  query EarlierIncome {
    me {
      uuid
      earlierIncome {
        appliedFor
        sources {
          uuid
          incomeType
          companyName
          companyNumber
          jobTitle
          startDate
          financialInstitutionDetails {
            name
          }
        }
      }
    }
  }
`;

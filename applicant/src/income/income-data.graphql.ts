import { gql, type TypedDocumentNode } from "urql";
import type {
  BankFindingsQuery,
  BankFindingsQueryVariables,
  IncomeQuery,
  IncomeQueryVariables,
  IncomeRequestQuery,
  IncomeRequestQueryVariables,
} from "../graphql/operations.generated.ts";
import { OpeningFields } from "../questions/opening-fields.graphql.ts";
import { AccountDocumentFields, BankFields, IncomeFields } from "./income-fields.graphql.ts";

export type IncomeMe = IncomeQuery["me"];

/** The initial data of the income section: sources, guarantor, progress, conditions (spec 3 §7). */
export const Income: TypedDocumentNode<IncomeQuery, IncomeQueryVariables> = gql`
  query Income {
    me {
      ...IncomeFields
      latestValidation {
        ...OpeningFields
        sectionMetaData {
          conditions {
            name
            description
            value
          }
        }
      }
    }
  }
  ${IncomeFields}
  ${OpeningFields}
`;

export const BankFindings: TypedDocumentNode<BankFindingsQuery, BankFindingsQueryVariables> = gql`
  query BankFindings {
    me {
      uuid
      income {
        incomeSources {
          uuid
          ...BankFields
        }
      }
    }
  }
  ${BankFields}
`;

/** The data of a request for missing information: only what its steps ask for (spec 3 §7, query on section change). */
export const IncomeRequest: TypedDocumentNode<IncomeRequestQuery, IncomeRequestQueryVariables> = gql`
  query IncomeRequest($remedialSectionUuid: ID!, $companyReference: Boolean!, $upload: Boolean!) {
    me {
      uuid
      income {
        incomeSources {
          uuid
          reference(remedialSectionUuid: $remedialSectionUuid) @include(if: $companyReference) {
            name
            email
          }
          accountDocuments(remedialSectionUuid: $remedialSectionUuid) @include(if: $upload) {
            ...AccountDocumentFields
          }
        }
      }
    }
  }
  ${AccountDocumentFields}
`;

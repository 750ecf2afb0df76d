import { gql, type TypedDocumentNode } from "urql";
import type {
  DeleteGuarantorMutation,
  DeleteGuarantorMutationVariables,
  DeleteIncomeSourceMutation,
  DeleteIncomeSourceMutationVariables,
  UpdateIncomeMutation,
  UpdateIncomeMutationVariables,
} from "../graphql/operations.generated.ts";
import { SavedProgress } from "../graphql/progress-fields.graphql.ts";
import { PROGRESS_VARIABLES, SAVE_PROGRESS } from "../questions/save-progress.graphql.ts";
import { SavedIncome } from "./income-fields.graphql.ts";

/** A step's facts about one source or the guarantor, and its progress: one request, one transaction (spec 3 §7). */
export const UpdateIncome: TypedDocumentNode<UpdateIncomeMutation, UpdateIncomeMutationVariables> = gql`
  mutation UpdateIncome(
    $uuid: ID
    $email: String
    $firstName: String
    $lastName: String
    $phoneNumber: String
    $incomeType: IncomeType
    $companyName: String
    $companyNumber: String
    $jobTitle: String
    $startDate: Date
    $endDate: Date
    $probationDuration: Int
    $probationDurationUnit: TimeUnit
    $removeProbation: Boolean
    $referenceName: String
    $referenceEmail: String
    $annualGrossIncome: Float
    $currency: Currency
    $netIncome: Float
    $netIncomeFrequency: PayFrequency
    $paymentDate: Date
    $financialInstitutionName: String
    $accountDocuments: [AccountDocumentInput!]
    $withdrawnDocuments: [ID!]
    $before: Json
    ${PROGRESS_VARIABLES}
  ) {
    updateIncome(
      uuid: $uuid
      email: $email
      firstName: $firstName
      lastName: $lastName
      phoneNumber: $phoneNumber
      incomeType: $incomeType
      companyName: $companyName
      companyNumber: $companyNumber
      jobTitle: $jobTitle
      startDate: $startDate
      endDate: $endDate
      probationDuration: $probationDuration
      probationDurationUnit: $probationDurationUnit
      removeProbation: $removeProbation
      referenceName: $referenceName
      referenceEmail: $referenceEmail
      annualGrossIncome: $annualGrossIncome
      currency: $currency
      netIncome: $netIncome
      netIncomeFrequency: $netIncomeFrequency
      paymentDate: $paymentDate
      financialInstitutionName: $financialInstitutionName
      accountDocuments: $accountDocuments
      withdrawnDocuments: $withdrawnDocuments
      before: $before
      remedialSectionUuid: $remedialSectionUuid
    ) {
      incomeSource {
        uuid
      }
      guarantor {
        uuid
      }
      meetsAffordabilityCriteria
      me {
        ...SavedIncome
      }
    }
    ${SAVE_PROGRESS}
  }
  ${SavedIncome}
  ${SavedProgress}
`;

/** The applicant pays after all, so the nomination is deleted together with the answer. */
export const DeleteGuarantor: TypedDocumentNode<DeleteGuarantorMutation, DeleteGuarantorMutationVariables> =
  gql`
  mutation DeleteGuarantor(
    ${PROGRESS_VARIABLES}
  ) {
    deleteGuarantor(remedialSectionUuid: $remedialSectionUuid) {
      me {
        ...SavedIncome
      }
    }
    ${SAVE_PROGRESS}
  }
  ${SavedIncome}
  ${SavedProgress}
`;

export const DeleteIncomeSource: TypedDocumentNode<
  DeleteIncomeSourceMutation,
  DeleteIncomeSourceMutationVariables
> = gql`
  mutation DeleteIncomeSource($uuid: ID!, $remedialSectionUuid: ID) {
    deleteIncomeSource(uuid: $uuid) {
      success
      me {
        ...SavedIncome
      }
    }
  }
  ${SavedIncome}
`;

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
    $remedialSectionUuid: ID
    $saveProgress: Boolean!
    $progressId: Int
    $section: SectionName!
    $completedSteps: [String!]!
    $completed: Boolean!
    $relatedObjectUuid: ID
    $answers: Json
    $answersBefore: Json
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
    updateWizardProgress(
      id: $progressId
      name: $section
      completedSteps: $completedSteps
      completed: $completed
      relatedObjectUuid: $relatedObjectUuid
      remedialSectionUuid: $remedialSectionUuid
      answers: $answers
      answersBefore: $answersBefore
    ) @include(if: $saveProgress) {
      wizardProgress {
        ...SavedProgress
      }
    }
  }
  ${SavedIncome}
  ${SavedProgress}
`;

/** The applicant pays after all, so the nomination is deleted together with the answer. */
export const DeleteGuarantor: TypedDocumentNode<DeleteGuarantorMutation, DeleteGuarantorMutationVariables> =
  gql`
  mutation DeleteGuarantor(
    $remedialSectionUuid: ID
    $saveProgress: Boolean!
    $progressId: Int
    $section: SectionName!
    $completedSteps: [String!]!
    $completed: Boolean!
    $relatedObjectUuid: ID
    $answers: Json
    $answersBefore: Json
  ) {
    deleteGuarantor(remedialSectionUuid: $remedialSectionUuid) {
      me {
        ...SavedIncome
      }
    }
    updateWizardProgress(
      id: $progressId
      name: $section
      completedSteps: $completedSteps
      completed: $completed
      relatedObjectUuid: $relatedObjectUuid
      remedialSectionUuid: $remedialSectionUuid
      answers: $answers
      answersBefore: $answersBefore
    ) @include(if: $saveProgress) {
      wizardProgress {
        ...SavedProgress
      }
    }
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

import { gql } from "urql";
import { SavedProgress } from "../graphql/progress-fields.graphql.ts";

export const BankFields = gql`
  fragment BankFields on IncomeSource {
    bank
    link
    linkFailure
    taxRecord {
      state
      employments {
        employer
        isPension
        taxYear
        payToDate
        paymentDate
      }
    }
    bankConnection {
      state
      incomes {
        payer
        kind
        rhythm
        currency
        typical
        yearly
        lastDate
        monthsSeen
      }
    }
  }
`;

const SourceFields = gql`
  fragment SourceFields on IncomeSource {
    uuid
    incomeType
    currency
    annualGrossIncome
    netIncome
    netIncomeFrequency
    paymentDate
    companyName
    companyNumber
    jobTitle
    startDate
    endDate
    financialInstitutionDetails {
      name
    }
    isOnProbation
    probation {
      duration
    }
    ...BankFields
  }
  ${BankFields}
`;

export const AccountDocumentFields = gql`
  fragment AccountDocumentFields on AccountDocument {
    id
    type
    path
    fileName: ownName
    origin
  }
`;

const GuarantorFields = gql`
  fragment GuarantorFields on Guarantor {
    uuid
    email
    firstName
    lastName
    phoneNumber
  }
`;

const OutcomeFields = gql`
  fragment OutcomeFields on Income {
    meetsAffordabilityCriteria
    someoneElsePayingForRent
    employmentStatus
    konfirCompleted
  }
`;

export const IncomeFields = gql`
  fragment IncomeFields on Me {
    uuid
    email
    konfirEnabled
    openBankingEnabled
    taxLinkEnabled
    guarantor {
      ...GuarantorFields
    }
    income {
      ...OutcomeFields
      rentShare
      criteria {
        name
        version
        date
        tenantIncome
        guarantorIncome
        savings
        ratesDate
        rates {
          currency
          tenThousandths
        }
      }
      incomeSources {
        ...SourceFields
        reference {
          name
          email
        }
        accountDocuments {
          ...AccountDocumentFields
        }
      }
    }
  }
  ${GuarantorFields}
  ${OutcomeFields}
  ${SourceFields}
  ${AccountDocumentFields}
`;

/** A save returns the files of its round, because a change may have revoked a completion. */
export const SavedIncome = gql`
  fragment SavedIncome on Me {
    uuid
    guarantor {
      ...GuarantorFields
    }
    income {
      ...OutcomeFields
      incomeSources {
        ...SourceFields
        reference(remedialSectionUuid: $remedialSectionUuid) {
          name
          email
        }
        accountDocuments(remedialSectionUuid: $remedialSectionUuid) {
          ...AccountDocumentFields
        }
      }
    }
    latestValidation {
      uuid
      progress {
        ...SavedProgress
        remedialSectionUuid
      }
    }
  }
  ${GuarantorFields}
  ${OutcomeFields}
  ${SourceFields}
  ${AccountDocumentFields}
  ${SavedProgress}
`;

import { gql } from "urql";
import { SavedProgress } from "../graphql/progress-fields.graphql.ts";

/** How far the bank or the tax record of a source has been read, and what it has shown. */
export const BankFields = gql`
  fragment BankFields on IncomeSource {
    bank
    link
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

/** A source of income, without its files. */
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

/** What the section derives from the sources. */
const OutcomeFields = gql`
  fragment OutcomeFields on Income {
    meetsAffordabilityCriteria
    someoneElsePayingForRent
    employmentStatus
    konfirCompleted
  }
`;

/** What is known at the start, with the files of the first round. */
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

/** What a save answers, with the files of the round that it belongs to: a change may have taken a completion back. */
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

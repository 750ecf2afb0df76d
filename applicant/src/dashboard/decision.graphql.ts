import { gql } from "urql";
import type { DashboardQuery } from "../graphql/operations.generated.ts";

type Validation = NonNullable<DashboardQuery["me"]["latestValidation"]>;

export type Turns = NonNullable<Validation["turns"]>;

export type Decision = NonNullable<Validation["decision"]>;

export const TurnsFields = gql`
  fragment TurnsFields on Turns {
    sentAt
    reviewer
    references {
      kind
      name
      state
      askedAt
      remindOn
    }
    others
    othersSent
    guarantor {
      name
      agreedOn
    }
    dueOn
    timing {
      of
      within
    }
    tenancyStart
  }
`;

export const DecisionFields = gql`
  fragment DecisionFields on Decision {
    outcome
    decidedOn
    people
    reasons
    conditions
    metBy
    cannedWords
    words
    wordsLanguage
    guarantor
    provider
    policyVersion
    used {
      section
      document
      reference
      name
      count
    }
    outside {
      kind
      title
      provider
      madeOn
      countsAgainst
    }
    sum {
      sources {
        incomeType
        currency
        declaredMinor
        evidencedMinor
        countedMinor
      }
      incomeMinor
      neededMinor
      multiple
      rentMinor
      missingMinor
      missingRentMinor
      savingsNeededMinor
      guarantorNeededMinor
      affordableRentMinor
    }
    householdMet
    recordedConditions {
      outcome
      on
    }
    homeCourse
    rightToRent {
      recordedOn
    }
    contestUntil
    secondLook {
      askedOn
      text
      state
    }
  }
`;

import { gql } from "urql";
import type { AffordabilityFieldsFragment } from "../graphql/operations.generated.ts";

export type Affordability = AffordabilityFieldsFragment;
export type AffordabilitySum = Affordability["parties"][number]["sum"];
export type CountedSource = Affordability["parties"][number]["sources"][number];

const SumFields = gql`
  fragment SumFields on AffordabilitySum {
    rentMinor
    incomeMultiple
    savingsMultiple
    incomeMinor
    savingsMinor
    affordableMinor
    isMet
    gap {
      rentMinor
      incomeMinor
      savingsMinor
    }
  }
`;

/** The trace: which sums, by which criteria, what is missing. */
export const AffordabilityFields = gql`
  fragment AffordabilityFields on Affordability {
    criteriaName
    criteriaVersion
    assessment
    isMet
    household {
      ...SumFields
    }
    declaredHousehold {
      ...SumFields
    }
    parties {
      partyId
      guarantorIncomeMinor
      sum {
        ...SumFields
      }
      declared {
        ...SumFields
      }
      sources {
        uuid
        rule
        currency
        declaredMinor
        evidencedMinor
        countedMinor
        rate
        rateDate
      }
    }
  }
  ${SumFields}
`;

import { aPart, typedAnswer } from "@latchkey/browser/testing/answer-parts.ts";
import type { SecondReviewOfQuery, SecondReviewsQuery } from "../graphql/operations.generated.ts";
import { aDocument, aReference } from "./fake-case.ts";

type Listed = SecondReviewsQuery["secondReviews"];

export const aWaitingReview = (given: Partial<Listed["waiting"][number]> = {}) => ({
  __typename: "WaitingReview",
  id: "review-1",
  number: "LK-20418",
  firstName: "Amara",
  lastName: "Okafor",
  home: "14 Alder Row, Leeds LS6 2QB",
  since: "2026-03-11T09:00:00Z",
  isYours: false,
  ...given,
});

export const aDifferingReview = (given: Partial<Listed["differing"][number]> = {}) => ({
  __typename: "DifferingReview",
  id: "review-2",
  number: "LK-20405",
  givenAt: "2026-03-11T15:00:00Z",
  first: "ACCEPTED",
  firstBy: "Lucía Ortega",
  second: "DECLINED",
  secondBy: "Tom Hall",
  ...given,
});

export const someReviews = (
  given: { readonly waiting?: readonly object[]; readonly differing?: readonly object[] } = {},
  counts: Listed["counts"] = { given: 4, agreed: 3 },
) => ({
  secondReviews: {
    __typename: "SecondReviews",
    waiting: [],
    differing: [],
    ...given,
    counts: { __typename: "SecondReviewCounts", ...counts },
  },
});

type Review = SecondReviewOfQuery["secondReview"];

const theFirst = {
  __typename: "GivenReview",
  outcome: "ACCEPTED",
  reasons: [],
  note: "All fine.",
  by: "Lucía Ortega",
  at: "2026-03-10T09:00:00Z",
} as const;

/** An answered review. */
export const bothGiven = (outcome: "ACCEPTED" | "DECLINED", given: Partial<Review> = {}) => ({
  __typename: "SecondReview",
  id: "review-1",
  first: theFirst,
  second: {
    ...theFirst,
    outcome,
    reasons: outcome === "DECLINED" ? ["INCOME_NOT_SHOWN"] : [],
    note: "Seen again.",
    by: "Priya Nair",
    at: "2026-03-12T10:00:00Z",
  },
  agrees: outcome === "ACCEPTED",
  settled: null,
  maySettle: false,
  ...given,
});

/** Amara's case as a second reviewer sees it before the answer. */
export const aSecondReview = (given: object = {}) => ({
  secondReview: {
    __typename: "SecondReview",
    id: "review-1",
    partyId: "amara",
    number: "LK-20418",
    outside: [],
    firstName: "Amara",
    lastName: "Okafor",
    home: "14 Alder Row, Leeds LS6 2QB",
    currency: "GBP",
    role: "tenant",
    sections: ["IDENTITY", "INCOME", "RESIDENCE"],
    guarantor: "Ngozi Okafor",
    items: [
      {
        __typename: "SummarisedItem",
        section: "IDENTITY",
        relatedObjectUuid: null,
        remedialSectionUuid: null,
        rows: [
          {
            __typename: "SummaryRow",
            step: "birthdate",
            answer: typedAnswer([{ parts: [aPart("date", { value: "1996-11-09" })] }]),
          },
        ],
      },
    ],
    documents: [aDocument()],
    references: [aReference()],
    income: {
      __typename: "ReviewedIncome",
      rentMinor: 103_500,
      incomeMultiple: 30,
      incomeMinor: 3_230_000,
      savingsMinor: 0,
      sources: [
        {
          __typename: "CountedSource",
          uuid: "bakery",
          rule: "gross_pay_as_stated",
          currency: "GBP",
          declaredMinor: 3_230_000,
          evidencedMinor: 3_230_000,
          countedMinor: 3_230_000,
          rate: null,
          rateDate: null,
        },
      ],
    },
    first: null,
    second: null,
    agrees: null,
    settled: null,
    maySettle: false,
    ...given,
  },
});

import type { ApplicationOfQuery } from "../graphql/operations.generated.ts";
import { aSection } from "./fake-desk.ts";

type TestApplication = ApplicationOfQuery["application"];
export type TestPerson = TestApplication["people"][number];

const SENT_AT = "2026-03-09T10:02:00Z";

export const aPerson = (id: string, given: Partial<TestPerson> = {}): TestPerson => ({
  id,
  number: "LK-20418",
  role: "tenant",
  firstName: "Amara",
  lastName: "Okafor",
  email: "amara@example.com",
  shareMinor: 103_500,
  guarantorId: null,
  status: "IN_REVIEW",
  isAnswer: false,
  stage: "NONE",
  someoneElsePays: false,
  sections: [aSection("IDENTITY"), aSection("INCOME")],
  reviewer: null,
  invitation: { sentAt: SENT_AT, signedInAt: "2026-03-09T10:40:00Z", bouncedBecause: null },
  ...given,
});

export const lukas = aPerson("lukas", { firstName: "Lukas", lastName: "Brandt", email: "lukas@example.com" });
export const sam = aPerson("sam", {
  role: "occupier",
  firstName: "Sam",
  lastName: "Whitlock",
  email: "sam@exmaple.com",
  shareMinor: 0,
  sections: [aSection("IDENTITY")],
  status: "INVITED",
  invitation: { sentAt: SENT_AT, signedInAt: null, bouncedBecause: "no such address" },
});

type TestTrace = TestApplication["affordability"]["parties"][number];
type TestSource = TestTrace["sources"][number];

export const aSum = (rentMinor: number, incomeMinor: number, gap: TestTrace["sum"]["gap"]) => ({
  __typename: "AffordabilitySum",
  rentMinor,
  incomeMultiple: 30,
  savingsMultiple: 36,
  incomeMinor,
  savingsMinor: 0,
  affordableMinor: incomeMinor / 30,
  isMet: gap === null,
  gap: gap && { __typename: "AffordabilityGap", ...gap },
});

const aSource = (
  uuid: string,
  given: Partial<TestSource> & Pick<TestSource, "rule" | "declaredMinor" | "countedMinor">,
) => ({
  __typename: "CountedSource",
  uuid,
  currency: "GBP",
  evidencedMinor: null,
  rate: null,
  rateDate: null,
  ...given,
});

/** The evidence shows the stated income, unless a test says otherwise. */
const aTrace = (given: Omit<TestTrace, "declared"> & Partial<TestTrace>) => ({
  __typename: "PartyAffordability",
  declared: given.sum,
  ...given,
});

export const anAffordability = (): TestApplication["affordability"] & { readonly __typename: string } => ({
  __typename: "Affordability",
  criteriaName: "default",
  criteriaVersion: 3,
  assessment: "household",
  isMet: false,
  household: aSum(207_000, 5_990_000, { rentMinor: 7333, incomeMinor: 220_000, savingsMinor: 264_000 }),
  declaredHousehold: aSum(207_000, 6_330_000, null),
  parties: [
    aTrace({
      partyId: "amara",
      guarantorIncomeMinor: 3_726_000,
      sum: aSum(103_500, 3_230_000, null),
      sources: [
        aSource("bakery", {
          rule: "gross_pay_as_stated",
          declaredMinor: 3_230_000,
          evidencedMinor: 3_230_000,
          countedMinor: 3_230_000,
        }),
      ],
    }),
    aTrace({
      partyId: "lukas",
      guarantorIncomeMinor: 3_726_000,
      sum: aSum(103_500, 2_760_000, { rentMinor: 11_500, incomeMinor: 345_000, savingsMinor: 414_000 }),
      sources: [
        aSource("photos", {
          rule: "profit_as_stated",
          currency: "EUR",
          declaredMinor: 3_100_000,
          countedMinor: 2_760_000,
          rate: 0.89,
          rateDate: "2026-03-01",
        }),
      ],
    }),
  ],
});

const typedPerson = ({ invitation, reviewer, ...person }: TestPerson) => ({
  __typename: "Party",
  ...person,
  reviewer: reviewer && { __typename: "Colleague", ...reviewer },
  invitation: { __typename: "Invitation", ...invitation },
});

/** Amara has sent, Lukas too, and Sam's invitation came back. */
export const anApplication = (
  people: readonly TestPerson[] = [aPerson("amara"), lukas, sam],
  given = {},
) => ({
  __typename: "Application",
  id: "application-1",
  home: "14 Alder Row, Leeds LS6 2QB",
  country: "ENG",
  rentMinor: 207_000,
  keptShareMinor: 0,
  advertisedRentMinor: 207_000,
  rentPeriod: "month",
  currency: "GBP",
  start: "2026-04-01",
  termMonths: null,
  agency: "Quillfield Lettings",
  branch: null,
  reference: "QF-0311",
  policyTitle: "England",
  policyVersion: 6,
  isProvisional: true,
  standing: null,
  signing: null,
  otherAdults: null,
  deposit: null,
  people: people.map(typedPerson),
  affordability: anAffordability(),
  ...given,
});

import type {
  DepositStatement,
  OfferedEvidence,
  ShownDeposit,
} from "../applications/deposit/deposit.graphql.ts";

export const evidence = (given: Partial<OfferedEvidence> = {}) => ({
  __typename: "DepositEvidence",
  key: "reference/landlord",
  ground: "false_information" as const,
  kind: "reference" as const,
  person: "Amara Okafor",
  what: "RENTAL",
  on: "2026-03-11",
  ...given,
});

export const aStatement = (given: Partial<DepositStatement> = {}) => ({
  __typename: "DepositStatement",
  endedOn: "2026-03-10",
  noticeBy: "2026-03-16",
  refundBy: "2026-03-16",
  by: "Priya Nair",
  at: "2026-03-12T09:00:00Z",
  grounds: [],
  ...given,
});

export const stated = (words: string, ...found: readonly ReturnType<typeof evidence>[]) => ({
  __typename: "StatedGround",
  ground: "false_information" as const,
  words,
  evidence: found,
});

const days = { agreementBy: "2026-03-15", noticeBy: "2026-03-21", refundBy: "2026-03-21" };

/** Received on 1 March, so an agreement is due on the 15th. */
export const aDeposit = (given: Partial<ShownDeposit> = {}) => ({
  __typename: "HoldingDeposit",
  law: "Tenant Fees Act 2019, Schedule 2",
  daysToAgree: 15,
  grounds: ["false_information", "right_to_rent", "withdrew", "no_steps"] as const,
  endedOn: null,
  offered: [],
  statement: null,
  ...given,
  recorded:
    given.recorded === null
      ? null
      : {
          __typename: "RecordedDeposit",
          id: "1",
          receivedOn: "2026-03-01",
          agreedOn: null,
          filePartyId: null,
          by: "Priya Nair",
          at: "2026-03-02T09:00:00Z",
          ...given.recorded,
        },
  days: given.days === null ? null : { __typename: "DepositDays", ...days, ...given.days },
});

/** Declined on 10 March: notice and refund are due on the 16th. */
export const anEndedDeposit = (given: Partial<ShownDeposit> = {}) =>
  aDeposit({
    endedOn: "2026-03-10",
    days: { agreementBy: "2026-03-15", noticeBy: "2026-03-16", refundBy: "2026-03-16" },
    ...given,
  });

import type { ListedCheck } from "../checks/list/checks.graphql.ts";
import type { CheckedPerson, CheckRecord } from "../checks/one/check.graphql.ts";

/** Builders for right-to-rent checks as the portal's GraphQL answers them. */

export const aListedCheck = (id: string, given: Partial<ListedCheck> = {}): ListedCheck =>
  ({
    __typename: "ListedCheck",
    id,
    number: "LK-31207",
    firstName: "Nadia",
    lastName: "Rahmani",
    home: "5 Tannery Yard, Leeds",
    reference: "HC-5",
    start: "2026-12-24",
    signedOn: null,
    recordedOn: null,
    shows: null,
    followUpBy: null,
    isDue: true,
    isExempt: false,
    ...given,
  }) as ListedCheck;

export const aCheckPage = (rows: readonly ListedCheck[], next: string | null = null) => ({
  data: { checks: { __typename: "CheckPage", next, rows } },
});

/** Jo Park has seen a passport. */
export const aRecord = (given: Partial<CheckRecord> = {}): CheckRecord =>
  ({
    __typename: "RightToRentRecord",
    id: "7",
    route: "MANUAL_A1",
    purpose: "BEFORE_AGREEMENT",
    ruleSet: "ENG-RTR-2026-10-01",
    checkedOn: "2026-12-07",
    shows: "RIGHT",
    isTimeLimited: false,
    followUpBy: null,
    by: "Jo Park of Hartley & Co",
    at: "2026-12-07T10:40:00Z",
    hasEvidence: true,
    values: [
      { __typename: "RecordValue", name: "landlord", value: "R. Calvert" },
      { __typename: "RecordValue", name: "responsible", value: "landlord" },
    ],
    documents: [
      {
        __typename: "ShownDocument",
        kind: "BRITISH_PASSPORT",
        country: "GB",
        form: "paper",
        expiresOn: "2030-01-01",
        issuedOn: "",
      },
    ],
    files: ["copies"],
    packs: [],
    ...given,
  }) as CheckRecord;

export const theProvidersRecord = (given: Partial<CheckRecord> = {}): CheckRecord =>
  aRecord({ id: "6", route: null, by: null, values: [], documents: [], files: [], ...given });

export const aCheckedPerson = (given: Partial<CheckedPerson> = {}): CheckedPerson =>
  ({
    __typename: "CheckedPerson",
    id: "nadia",
    number: "LK-31207",
    name: "Nadia Rahmani",
    home: "5 Tannery Yard, Leeds",
    agency: "Hartley & Co",
    letting: {
      __typename: "Letting",
      landlord: "R. Calvert",
      agreementOn: "2026-12-22",
      startsOn: "2026-12-24",
      signedOn: null,
      endedOn: null,
      isRecorded: true,
    },
    purpose: "BEFORE_AGREEMENT",
    block: "not_recorded",
    isExempt: false,
    isReady: false,
    ruleSet: "ENG-RTR-2026-10-01",
    mayRecord: true,
    landlords: ["R. Calvert"],
    responsibilities: [
      {
        __typename: "WrittenResponsibility",
        id: "3",
        landlord: "R. Calvert",
        acceptedOn: "2026-11-03",
        endedOn: null,
        fileName: "calvert.pdf",
      },
    ],
    statements: [
      {
        __typename: "RightToRentStatement",
        language: "en",
        title: "Your right to rent check",
        paragraphs: ["Everybody is asked."],
      },
    ],
    checks: [],
    ...given,
  }) as CheckedPerson;

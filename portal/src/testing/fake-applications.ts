import type { Counts, ListedApplication } from "../applications/list/applications.graphql.ts";
import type { Person, ShownApplication } from "../applications/one/application.graphql.ts";

/** Builders for applications as the portal's GraphQL answers them. */

type ListedPerson = ListedApplication["people"][number];

export const aListedPerson = (id: string, given: Partial<ListedPerson> = {}): ListedPerson =>
  ({
    __typename: "ListedPerson",
    id,
    number: "LK-31207",
    firstName: "Nadia",
    lastName: "Rahmani",
    role: "tenant",
    status: "IN_REVIEW",
    ...given,
  }) as ListedPerson;

export const aListed = (id: string, given: Partial<ListedApplication> = {}): ListedApplication =>
  ({
    __typename: "ListedApplication",
    id,
    home: "5 Tannery Yard, Leeds",
    reference: "HC-5",
    start: "2026-04-12",
    turn: "PROVIDER",
    tasks: [],
    since: "2026-03-11T10:00:00Z",
    promisedFor: "2026-03-16",
    isPaused: false,
    isLate: false,
    outcome: null,
    people: [aListedPerson(`${id}-nadia`)],
    ...given,
  }) as ListedApplication;

export const aPage = (rows: readonly ListedApplication[], next: string | null = null) => ({
  data: { applications: { __typename: "ApplicationPage", next, rows } },
});

export const someCounts = (given: Partial<Counts> = {}) => ({
  data: {
    applicationCounts: {
      __typename: "ApplicationCounts",
      open: 31,
      yours: 3,
      applicants: 14,
      referees: 6,
      provider: 8,
      late: 1,
      ...given,
    },
  },
});

export const aPerson = (id: string, given: Partial<Person> = {}): Person =>
  ({
    __typename: "Person",
    id,
    number: "LK-31207",
    role: "tenant",
    firstName: "Nadia",
    lastName: "Rahmani",
    email: "nadia@example.com",
    shareMinor: 72_500,
    guarantorId: null,
    status: "SUBMITTED",
    since: "2026-03-10T10:00:00Z",
    submittedAt: "2026-03-10T10:00:00Z",
    outcome: null,
    decision: null,
    report: null,
    invitation: {
      __typename: "Invitation",
      sentAt: "2026-03-02T09:00:00Z",
      signedInAt: "2026-03-03T09:00:00Z",
      bouncedBecause: null,
    },
    waitingFor: [{ __typename: "WaitingFor", who: "REVIEWER", since: "2026-03-10T10:00:00Z" }],
    sections: [
      { __typename: "SectionState", name: "IDENTITY", progress: "submitted" },
      { __typename: "SectionState", name: "INCOME", progress: "submitted" },
    ],
    missing: [],
    rightToRent: null,
    ...given,
  }) as Person;

/** Has not opened the invitation. */
export const anInvited = (id: string, given: Partial<Person> = {}): Person =>
  aPerson(id, {
    firstName: "Ewan",
    lastName: "Fairley",
    email: "ewan@example.com",
    status: "INVITED",
    submittedAt: null,
    invitation: {
      __typename: "Invitation",
      sentAt: "2026-03-02T09:00:00Z",
      signedInAt: null,
      bouncedBecause: null,
    } as Person["invitation"],
    waitingFor: [
      { __typename: "WaitingFor", who: "PERSON", since: "2026-03-02T09:00:00Z" },
    ] as unknown as Person["waitingFor"],
    sections: [
      { __typename: "SectionState", name: "IDENTITY", progress: "todo" },
    ] as unknown as Person["sections"],
    ...given,
  });

export const anApplication = (given: Partial<ShownApplication> = {}): ShownApplication =>
  ({
    __typename: "Application",
    id: "tannery",
    home: "5 Tannery Yard, Leeds",
    country: "ENG",
    rentMinor: 145_000,
    keptShareMinor: 0,
    advertisedRentMinor: 145_000,
    rentPeriod: "month",
    currency: "GBP",
    start: "2026-04-12",
    termMonths: null,
    branch: "Leeds",
    reference: "HC-5",
    policyTitle: "Quillfield standard",
    policyVersion: 9,
    turn: "APPLICANT",
    tasks: [],
    promisedFor: null,
    isPaused: true,
    isLate: false,
    outcome: null,
    isProvisional: true,
    readyToSign: false,
    report: null,
    reportLinks: [],
    tenancy: null,
    people: [aPerson("nadia"), anInvited("ewan")],
    messages: [],
    history: [],
    ...given,
  }) as ShownApplication;

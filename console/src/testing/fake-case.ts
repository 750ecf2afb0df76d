import { aPart, typedAnswer } from "@latchkey/browser/testing/answer-parts.ts";
import type { FlatPart } from "@latchkey/domain/parties/flat-part.ts";
import type { DossierOfQuery } from "../graphql/operations.generated.ts";
import { anAffordability } from "./fake-application.ts";
import { aSection, asColleague, lucia, priya } from "./fake-desk.ts";

type TestCase = DossierOfQuery["dossier"];
type Item = TestCase["items"][number];
type Answer = Item["rows"][number]["answer"];

const typed = (name: string, given: object) => ({ __typename: name, ...given });

const anAnswer = (...parts: readonly FlatPart[]): Answer => [{ parts }];

const aTypedAnswer = (answer: Answer | null) => answer && typedAnswer(answer);

const salary = anAnswer(
  aPart("money", { minor: 3_230_000, currency: "GBP" }),
  aPart("choice", { list: "frequency", value: "MONTHLY" }),
  aPart("date", { value: "2026-03-01" }),
);

const ordinaryItems: readonly Item[] = [
  {
    section: "IDENTITY",
    relatedObjectUuid: null,
    remedialSectionUuid: null,
    rows: [
      { step: "birthdate", answer: anAnswer(aPart("date", { value: "1996-11-09" })) },
      { step: "nationality", answer: anAnswer(aPart("country", { value: "NG" })) },
      { step: "documents", answer: anAnswer(aPart("choice", { value: "PASSPORT" })) },
      { step: "upload", answer: anAnswer(aPart("file", { names: ["passport.jpg"] })) },
      { step: "shareCode", answer: anAnswer(aPart("sealed")) },
    ],
  },
  {
    section: "INCOME",
    relatedObjectUuid: "bakery",
    remedialSectionUuid: null,
    rows: [
      { step: "incomeType", answer: anAnswer(aPart("choice", { value: "T_EMPLOYED_PERM" })) },
      { step: "yourSalary", answer: salary },
      { step: "uploadBankStatements", answer: anAnswer(aPart("without", { value: "lost" })) },
      {
        step: "upload",
        answer: anAnswer(aPart("without", { value: "other", words: "The bank has closed" })),
      },
    ],
  },
];

export const aChange = {
  section: "INCOME" as const,
  relatedObjectUuid: "bakery",
  remedialSectionUuid: null,
  step: "yourSalary",
  before: anAnswer(aPart("money", { minor: 3_000_000, currency: "GBP" })),
  after: salary,
};

type TestDocument = TestCase["documents"][number];
type TestFinding = TestDocument["findings"][number];

const zoneBox = { __typename: "PageBox", page: 1, x: 0.05, y: 0.75, width: 0.9, height: 0.2 };

export const aFinding = (id: string, level: TestFinding["level"], more: Partial<TestFinding> = {}) => ({
  __typename: "DocumentFinding",
  id,
  level,
  values: [],
  boxes: [],
  ...more,
});

/** A passport that has expired, of which the same file is in two other cases. */
export const aDocument = (given: Partial<TestDocument> = {}) => ({
  __typename: "PartyDocument",
  id: "document-1",
  section: "IDENTITY" as const,
  relatedObjectUuid: null,
  remedialSectionUuid: null,
  type: "PASSPORT",
  side: "front",
  origin: "person",
  fileName: "passport.jpg",
  givenName: null,
  contentType: "image/jpeg",
  sizeBytes: 1_200_000,
  scanState: "clean",
  expiresOn: "2025-01-01",
  addedAt: "2026-03-11T12:00:00Z",
  findings: [
    aFinding("looks-fine", "OK"),
    aFinding("surname", "WARN", { boxes: [zoneBox] }),
    aFinding("expired", "BAD", { values: ["2025-01-01"] }),
    aFinding("same-file", "BAD", { values: ["2", "1", "LK-20405, LK-20411"] }),
    aFinding("scan-clean", "OK"),
  ],
  verdict: null,
  ...given,
});

const passport = aDocument();

type TestReference = TestCase["references"][number];

/** What Amara's former landlord says of her. */
export const aReference = (
  given: Partial<TestReference> = {},
): TestReference & { readonly __typename: string } => ({
  __typename: "PartyReference",
  id: "reference-1",
  kind: "RENTAL",
  state: "ANSWERED",
  residenceUuid: "home-1",
  sourceUuid: null,
  name: "Ada Moss",
  email: "ada@example.com",
  sentAt: "2026-03-10T09:00:00Z",
  answeredAt: "2026-03-11T18:47:00Z",
  shown: {
    firstName: "Amara",
    lastName: "Okafor",
    address: "27 Harbour Street",
    start: "2023-01-01",
    end: null,
  },
  answers: { tenancy_details_dates_confirmed: true, damage_to_the_property: false, unknown: 1 },
  review: "A good tenant.",
  decline: null,
  signals: ["FREE_MAIL"],
  waiver: null,
  calls: [],
  weighs: false,
  reply: null,
  repliedAt: null,
  ...given,
});

type TestRequest = TestCase["requests"][number];

export const aRequest = (
  given: Partial<TestRequest> = {},
): TestRequest & { readonly __typename: string } => ({
  __typename: "PartyRequest",
  uuid: "request-1",
  section: "IDENTITY",
  relatedObjectUuid: null,
  start: "upload",
  end: "upload",
  reasons: ["EXPIRED_DOCUMENT"],
  comment: "A newer one, if there is one.",
  documentType: null,
  sentAt: "2026-03-11T08:00:00Z",
  dueOn: "2026-03-25",
  answeredAt: "2026-03-12T06:00:00Z",
  confirmedRule: null,
  by: "Priya Nair",
  ...given,
});

const CLEAR = { state: "CLEAR", day: "2026-03-10", open: 0 } as const;

/** Lucía's note on it. */
export const aNote = (given: Partial<TestCase["notes"][number]> = {}) => ({
  __typename: "PartyNote",
  id: "1",
  text: "Call the landlord",
  kind: "NOTE" as const,
  author: "Lucía Ortega",
  givenTo: null,
  at: "2026-03-12T09:00:00Z",
  ...given,
});

/** Amara's case: hers alone, sent four hours ago, nobody works on it. */
export const aDossier = (
  given: Omit<Partial<TestCase>, "party"> & { readonly party?: Partial<TestCase["party"]> } = {},
) => {
  const {
    party,
    items = ordinaryItems,
    changes = [],
    notes = [],
    calls = [],
    failedEmails = [],
    sanctions = CLEAR,
    ...more
  } = given;
  return {
    dossier: {
      __typename: "Case",
      id: "amara",
      round: 1,
      heldUntil: null,
      heldByYou: false,
      mayTake: true,
      caseHold: null,
      givenNote: null,
      application: {
        __typename: "Application",
        id: "application-1",
        home: "14 Alder Row, Leeds LS6 2QB",
        country: "ENG" as const,
        rentMinor: 207_000,
        currency: "GBP",
        start: "2026-04-01",
        affordability: anAffordability(),
      },
      items: items.map((item) =>
        typed("SummarisedItem", {
          ...item,
          rows: item.rows.map((row) => typed("SummaryRow", { ...row, answer: aTypedAnswer(row.answer) })),
        }),
      ),
      changes: changes.map((change) =>
        typed("ChangedAnswer", {
          ...change,
          before: aTypedAnswer(change.before),
          after: aTypedAnswer(change.after),
        }),
      ),
      requests: [aRequest()],
      documents: [passport],
      references: [aReference()],
      notes: notes.map((note) => typed("PartyNote", note)),
      calls: calls.map((call) => typed("ApplicantCall", call)),
      events: [
        typed("PartyEvent", { kind: "taken_for_review", at: "2026-03-12T09:00:00Z", by: "Priya Nair" }),
        typed("PartyEvent", { kind: "submitted", at: "2026-03-12T06:00:00Z", by: null }),
      ],
      outsideSlots: [],
      outsideResults: [],
      earlierOutside: [],
      sanctions: typed("SanctionsStanding", sanctions),
      failedEmails: failedEmails.map((email) => typed("FailedEmail", email)),
      ...more,
      party: {
        __typename: "Party",
        id: "amara",
        number: "LK-20418",
        role: "tenant",
        firstName: "Amara",
        lastName: "Okafor",
        email: "amara@example.com",
        shareMinor: 103_500,
        guarantorId: null,
        status: "SUBMITTED",
        since: "2026-03-12T06:00:00Z",
        submittedAt: "2026-03-12T06:00:00Z",
        isAnswer: false,
        stage: "NONE",
        sections: [aSection("IDENTITY"), aSection("INCOME"), aSection("RESIDENCE")],
        reviewer: null,
        ...party,
      },
    },
  };
};

export const heldByMe = {
  heldByYou: true,
  heldUntil: "2026-03-12T10:08:00Z",
  party: { status: "IN_REVIEW" as const, reviewer: asColleague(priya) },
};

export const heldByLucia = {
  heldUntil: "2026-03-12T10:08:00Z",
  party: { status: "IN_REVIEW" as const, reviewer: lucia },
};

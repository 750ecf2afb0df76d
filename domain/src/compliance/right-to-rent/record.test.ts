import { describe, expect, test } from "vitest";
import {
  aRightToRentRecord,
  aShownDocument,
  CHECKED_ON,
  CLEARMARK,
  RESPONSIBILITIES,
  recordFacts,
  rulesOf2026,
} from "../../testing/right-to-rent-records.ts";
import { neededFields, type RecordFacts, recordIssues } from "./record.ts";
import type { GivenDocument } from "./record-documents.ts";
import { type RightToRentRoute, rightToRentRoutes } from "./rule-set.ts";

const codesOf = (...given: Parameters<typeof recordIssues>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(recordIssues(...given)).map(([field, { code }]) => [field, code]));

/** Facts under which the record of each route is complete. */
const factsOf = (route: RightToRentRoute): RecordFacts =>
  recordFacts({ nationality: route === "ONLINE" || route === "MANUAL_B" ? "IN" : "GB" });

describe("a record of each route", () => {
  test.each(rightToRentRoutes)("%s is complete", (route) => {
    expect(codesOf(aRightToRentRecord(route), factsOf(route))).toEqual({});
  });

  const removals = rightToRentRoutes.flatMap((route) =>
    neededFields(aRightToRentRecord(route), factsOf(route)).map(({ name }) => [route, name] as const),
  );

  test("asks for at least nine fields", () => {
    for (const route of rightToRentRoutes) {
      expect(removals.filter(([of]) => of === route).length, route).toBeGreaterThanOrEqual(9);
    }
  });

  test.each(removals)("LAW-05 LAW-07 %s is not complete without %s", (route, name) => {
    const without =
      name === "documents"
        ? aRightToRentRecord(route, {}, [])
        : aRightToRentRecord(route, { [name]: undefined });
    // A responsibility is kept with the agency and not in the record.
    const responsibilities = RESPONSIBILITIES.filter(
      ({ landlord }) => name !== (landlord === null ? "agencyResponsibility" : "landlordResponsibility"),
    );
    expect(
      codesOf(without, { ...factsOf(route), agency: { isOwn: false, responsibilities } }),
    ).toHaveProperty([name]);
  });

  test("has a route of the set", () => {
    const unknown = { ...aRightToRentRecord("ONLINE"), route: "HEARSAY" };
    expect(codesOf(unknown, recordFacts())).toEqual({ route: "validation.please_select_an_option" });
  });
});

interface Row {
  readonly changes?: Readonly<Record<string, string | undefined>>;
  readonly documents?: readonly GivenDocument[];
  readonly facts?: Partial<RecordFacts>;
  readonly codes?: Readonly<Record<string, string>>;
}

const rtr = (code: string): string => `rightToRent.validations.${code}`;
const doc = aShownDocument;
const CODE = "code";
const S26 = "s. 26(5)";
const S27 = "s. 27";
const ORDER = "SI 2014/2874";
const VISIT = "SI 2020/1047";
const DUAA = "DUAA 2025 s. 32";

const table: readonly (readonly [string, RightToRentRoute, source: string, Row])[] = [
  [
    "an expired British passport",
    "MANUAL_A1",
    CODE,
    { documents: [doc("BRITISH_PASSPORT", { expiresOn: "2019-01-01" })] },
  ],
  [
    "an Irish passport card",
    "MANUAL_A1",
    CODE,
    {
      facts: { nationality: "IE" },
      documents: [doc("IRISH_PASSPORT_OR_CARD", { country: "IE", expiresOn: "2027-01-01" })],
    },
  ],
  [
    "an expired Irish passport",
    "MANUAL_A1",
    CODE,
    {
      facts: { nationality: "IE" },
      documents: [doc("IRISH_PASSPORT_OR_CARD", { country: "IE", expiresOn: "2020-01-01" })],
    },
  ],
  ["a certificate of naturalisation", "MANUAL_A1", CODE, { documents: [doc("CITIZENSHIP_CERTIFICATE")] }],
  [
    "a current passport with an unlimited endorsement",
    "MANUAL_A1",
    CODE,
    {
      facts: { nationality: "NG" },
      documents: [doc("ENDORSED_PASSPORT_UNLIMITED", { country: "NG", expiresOn: CHECKED_ON })],
    },
  ],
  [
    "an expired one",
    "MANUAL_A1",
    CODE,
    {
      facts: { nationality: "NG" },
      documents: [doc("ENDORSED_PASSPORT_UNLIMITED", { country: "NG", expiresOn: "2026-12-06" })],
      codes: { "documents.0.expiresOn": rtr("expired") },
    },
  ],
  [
    "an expired immigration status document",
    "MANUAL_A1",
    CODE,
    {
      facts: { nationality: "IN" },
      documents: [doc("STATUS_DOCUMENT_UNLIMITED", { expiresOn: "2026-01-01" })],
      codes: { "documents.0.expiresOn": rtr("expired") },
    },
  ],
  [
    "a document of a Crown dependency without the checking service",
    "MANUAL_A1",
    CODE,
    {
      documents: [doc("CROWN_DEPENDENCY_UNLIMITED", { country: "JE" })],
      codes: { "documents.0.kind": rtr("checkingService") },
    },
  ],
  [
    "a biometric residence permit",
    "MANUAL_A1",
    CODE,
    {
      facts: { nationality: "IN" },
      documents: [doc("BIOMETRIC_PERMIT_OR_CARD")],
      codes: { "documents.0.kind": "validation.please_select_an_option" },
    },
  ],
  [
    "an EEA passport alone",
    "MANUAL_A1",
    CODE,
    {
      facts: { nationality: "DE" },
      documents: [doc("EEA_PASSPORT_OR_CARD_ALONE", { country: "DE" })],
      codes: { "documents.0.kind": "validation.please_select_an_option" },
    },
  ],
  [
    "a document of list A2 alone",
    "MANUAL_A1",
    CODE,
    {
      documents: [doc("UK_DRIVING_LICENCE", { expiresOn: "2030-01-01" })],
      codes: { "documents.0.kind": "validation.please_select_an_option" },
    },
  ],
  [
    "two documents of list A1",
    "MANUAL_A1",
    CODE,
    {
      documents: [doc("BRITISH_PASSPORT"), doc("CITIZENSHIP_CERTIFICATE")],
      codes: { documents: rtr("documents") },
    },
  ],
  [
    "a digital document",
    "MANUAL_A1",
    "regs 2026",
    { documents: [doc("BRITISH_PASSPORT", { form: "digital" })], codes: { "documents.0.form": rtr("form") } },
  ],
  [
    "a limited right from list A",
    "MANUAL_A1",
    CODE,
    { changes: { outcome: "time_limited", limitedUntil: "2027-06-01" }, codes: { outcome: rtr("outcome") } },
  ],
  [
    "copies of another day",
    "MANUAL_A1",
    CODE,
    { changes: { copiedOn: "2026-12-08" }, codes: { copiedOn: rtr("sameDay") } },
  ],
  [
    "an original that was not seen",
    "MANUAL_A1",
    CODE,
    { changes: { originalSeen: "no" }, codes: { originalSeen: rtr("confirm") } },
  ],
  ["a holder on a live video call", "MANUAL_A1", CODE, { changes: { presence: "live_video" } }],
  [
    "a holder who was not compared in person or on video",
    "MANUAL_A1",
    CODE,
    { changes: { presence: "photo" }, codes: { presence: "validation.please_select_an_option" } },
  ],
  [
    "another name, by marriage, with its file",
    "MANUAL_A1",
    CODE,
    { changes: { namesAgree: "differ", namesDiffer: "marriage", namesFile: "file-9" } },
  ],
  [
    "another name without evidence",
    "MANUAL_A1",
    CODE,
    { changes: { namesAgree: "differ", namesDiffer: "marriage" }, codes: { namesFile: rtr("file") } },
  ],
  [
    "a landlord who is responsible",
    "MANUAL_A1",
    "s. 25",
    { changes: { responsible: "landlord" }, facts: { agency: { isOwn: false, responsibilities: [] } } },
  ],
  [
    "an agent who is responsible without a written agreement",
    "MANUAL_A1",
    "s. 25",
    {
      facts: { agency: { isOwn: false, responsibilities: RESPONSIBILITIES.slice(1) } },
      codes: { landlordResponsibility: rtr("responsibility") },
    },
  ],
  [
    "an agent who is responsible for another landlord",
    "MANUAL_A1",
    "s. 25",
    { changes: { landlord: "S. Calvert" }, codes: { landlordResponsibility: rtr("responsibility") } },
  ],
  [
    "an agency that has not handed its checks to us in writing",
    "MANUAL_A1",
    "s. 25",
    {
      facts: { agency: { isOwn: false, responsibilities: RESPONSIBILITIES.slice(0, 1) } },
      codes: { agencyResponsibility: rtr("responsibility") },
    },
  ],
  [
    "our own agency, which hands nothing on",
    "MANUAL_A1",
    "s. 25",
    { facts: { agency: { isOwn: true, responsibilities: RESPONSIBILITIES.slice(0, 1) } } },
  ],
  [
    "a driving licence and a letter of a bank",
    "MANUAL_A2",
    CODE,
    {
      documents: [doc("UK_DRIVING_LICENCE", { expiresOn: "2030-01-01" }), doc("BANK_LETTER")],
      codes: { "documents.1.kind": "validation.please_select_an_option" },
    },
  ],
  [
    "an expired driving licence",
    "MANUAL_A2",
    CODE,
    {
      documents: [
        doc("BIRTH_OR_ADOPTION_CERTIFICATE"),
        doc("UK_DRIVING_LICENCE", { expiresOn: "2026-12-06" }),
      ],
      codes: { "documents.1.expiresOn": rtr("expired") },
    },
  ],
  [
    "a licence on its last day",
    "MANUAL_A2",
    CODE,
    {
      documents: [doc("BIRTH_OR_ADOPTION_CERTIFICATE"), doc("UK_DRIVING_LICENCE", { expiresOn: CHECKED_ON })],
    },
  ],
  [
    "the same kind twice",
    "MANUAL_A2",
    CODE,
    { documents: [doc("ARMED_FORCES"), doc("ARMED_FORCES")], codes: { documents: rtr("documents") } },
  ],
  [
    "one document",
    "MANUAL_A2",
    CODE,
    { documents: [doc("ARMED_FORCES")], codes: { documents: rtr("documents") } },
  ],
  [
    "a letter of an employer, three months old to the day",
    "MANUAL_A2",
    CODE,
    { documents: [doc("ARMED_FORCES"), doc("EMPLOYER_LETTER", { issuedOn: "2026-09-07" })] },
  ],
  [
    "and a day older",
    "MANUAL_A2",
    CODE,
    {
      documents: [doc("ARMED_FORCES"), doc("EMPLOYER_LETTER", { issuedOn: "2026-09-06" })],
      codes: { "documents.1.issuedOn": rtr("tooOld") },
    },
  ],
  [
    "a letter of tomorrow",
    "MANUAL_A2",
    CODE,
    {
      documents: [doc("ARMED_FORCES"), doc("GOVERNMENT_LETTER", { issuedOn: "2026-12-08" })],
      codes: { "documents.1.issuedOn": "validation.date.future" },
    },
  ],
  [
    "a letter without a day",
    "MANUAL_A2",
    CODE,
    {
      documents: [doc("ARMED_FORCES"), doc("POLICE_LETTER")],
      codes: { "documents.1.issuedOn": "validation.date.invalid" },
    },
  ],
  [
    "a letter of a prison, six months old",
    "MANUAL_A2",
    CODE,
    {
      documents: [
        doc("BENEFITS_LETTER", { issuedOn: "2026-10-01" }),
        doc("PRISON_LETTER", { issuedOn: "2026-06-07" }),
      ],
    },
  ],
  [
    "and a day older",
    "MANUAL_A2",
    CODE,
    {
      documents: [
        doc("BENEFITS_LETTER", { issuedOn: "2026-10-01" }),
        doc("PRISON_LETTER", { issuedOn: "2026-06-06" }),
      ],
      codes: { "documents.1.issuedOn": rtr("tooOld") },
    },
  ],
  [
    "a letter of a university and one of a charity",
    "MANUAL_A2",
    CODE,
    {
      documents: [
        doc("EDUCATION_LETTER", { issuedOn: "2026-11-01" }),
        doc("HOMELESSNESS_CHARITY_LETTER", { issuedOn: "2026-11-01" }),
      ],
    },
  ],
  ["a visa in a current passport", "MANUAL_B", S27, {}],
  [
    "a visa in an expired passport",
    "MANUAL_B",
    CODE,
    {
      documents: [doc("ENDORSED_PASSPORT_LIMITED", { country: "IN", expiresOn: "2026-12-06" })],
      codes: { "documents.0.expiresOn": rtr("expired") },
    },
  ],
  [
    "a permission that is over",
    "MANUAL_B",
    S27,
    { changes: { permissionUntil: "2026-12-06" }, codes: { permissionUntil: rtr("expired") } },
  ],
  [
    "an unlimited right from list B",
    "MANUAL_B",
    CODE,
    { changes: { outcome: "unlimited", limitedUntil: undefined }, codes: { outcome: rtr("outcome") } },
  ],
  [
    "a certificate of application without the checking service",
    "MANUAL_B",
    CODE,
    { documents: [doc("CERTIFICATE_OF_APPLICATION")], codes: { "documents.0.kind": rtr("checkingService") } },
  ],
  [
    "an Australian visitor six months after arrival",
    "MANUAL_B",
    VISIT,
    {
      facts: { nationality: "AU" },
      documents: [doc("VISITOR_PASSPORT", { country: "AU", expiresOn: "2029-01-01" })],
      changes: { arrivedOn: "2026-06-07", arrivalBy: "boarding_pass", arrivalFile: "file-8" },
    },
  ],
  [
    "and a day later",
    "MANUAL_B",
    VISIT,
    {
      facts: { nationality: "AU" },
      documents: [doc("VISITOR_PASSPORT", { country: "AU", expiresOn: "2029-01-01" })],
      changes: { arrivedOn: "2026-06-06", arrivalBy: "boarding_pass", arrivalFile: "file-8" },
      codes: { arrivedOn: rtr("arrivedLongAgo") },
    },
  ],
  [
    "a German visitor with a passport",
    "MANUAL_B",
    VISIT,
    {
      facts: { nationality: "DE" },
      documents: [doc("VISITOR_PASSPORT", { country: "DE", expiresOn: "2029-01-01" })],
      changes: { arrivedOn: "2026-11-30", arrivalBy: "ticket", arrivalFile: "file-8" },
    },
  ],
  [
    "a Swiss visitor without evidence of arrival",
    "MANUAL_B",
    VISIT,
    {
      facts: { nationality: "CH" },
      documents: [doc("VISITOR_PASSPORT", { country: "CH", expiresOn: "2029-01-01" })],
      codes: {
        arrivedOn: "validation.required",
        arrivalBy: "validation.please_select_an_option",
        arrivalFile: rtr("file"),
      },
    },
  ],
  [
    "a visitor from India",
    "MANUAL_B",
    VISIT,
    {
      documents: [doc("VISITOR_PASSPORT", { country: "IN", expiresOn: "2029-01-01" })],
      changes: { arrivedOn: "2026-11-30", arrivalBy: "ticket", arrivalFile: "file-8" },
      codes: { "documents.0.kind": rtr("visitor") },
    },
  ],
  [
    "a visitor who arrives after the check",
    "MANUAL_B",
    VISIT,
    {
      facts: { nationality: "US" },
      documents: [doc("VISITOR_PASSPORT", { country: "US", expiresOn: "2029-01-01" })],
      changes: { arrivedOn: "2026-12-08", arrivalBy: "booking", arrivalFile: "file-8" },
      codes: { arrivedOn: rtr("laterThanCheck") },
    },
  ],
  ["a share code without an end", "ONLINE", CODE, { facts: { nationality: "PL" } }],
  [
    "a share code with an end",
    "ONLINE",
    CODE,
    { facts: { nationality: "IN" }, changes: { outcome: "time_limited", limitedUntil: "2027-05-01" } },
  ],
  [
    "a right that ends today",
    "ONLINE",
    CODE,
    { facts: { nationality: "IN" }, changes: { outcome: "time_limited", limitedUntil: CHECKED_ON } },
  ],
  [
    "a right that has ended",
    "ONLINE",
    CODE,
    {
      facts: { nationality: "IN" },
      changes: { outcome: "time_limited", limitedUntil: "2026-12-06" },
      codes: { limitedUntil: rtr("expired") },
    },
  ],
  [
    "a share code for work",
    "ONLINE",
    CODE,
    { changes: { shareCode: "W12345678" }, codes: { shareCode: "validation.shareCode.work" } },
  ],
  [
    "a share code of eight signs",
    "ONLINE",
    CODE,
    { changes: { shareCode: "R1234567" }, codes: { shareCode: "validation.shareCode.format" } },
  ],
  [
    "the holder's screen instead of the landlord's service",
    "ONLINE",
    CODE,
    { changes: { landlordService: undefined }, codes: { landlordService: rtr("confirm") } },
  ],
  [
    "a page that was opened on another day",
    "ONLINE",
    CODE,
    { changes: { pageDay: "2026-12-06" }, codes: { pageDay: rtr("sameDay") } },
  ],
  [
    "a page that shows no right, and a landlord who was told",
    "ONLINE",
    S26,
    {
      changes: {
        outcome: "not_shown",
        failedWhy: "The page says no.",
        landlordToldOn: CHECKED_ON,
        landlordToldHow: "By telephone",
        shareCode: undefined,
        resultFile: undefined,
      },
    },
  ],
  [
    "a landlord who was not told",
    "ONLINE",
    S26,
    {
      changes: { outcome: "not_shown", failedWhy: "The page says no." },
      codes: { landlordToldOn: "validation.required", landlordToldHow: "validation.required" },
    },
  ],
  [
    "a landlord who is told after the agreement",
    "ONLINE",
    S26,
    {
      facts: { now: "2026-12-12T09:00" },
      changes: {
        outcome: "not_shown",
        failedWhy: "No.",
        landlordToldOn: "2026-12-11",
        landlordToldHow: "By e-mail",
      },
      codes: { landlordToldOn: rtr("afterAgreement") },
    },
  ],
  ["an Irish person at a registered provider", "DVS", DUAA, { facts: { nationality: "IE" } }],
  [
    "a Polish person at a registered provider",
    "DVS",
    DUAA,
    { facts: { nationality: "PL" }, codes: { route: rtr("britishOrIrish") } },
  ],
  [
    "an expired passport at a registered provider",
    "DVS",
    DUAA,
    { changes: { documentUntil: "2026-12-06" }, codes: { documentUntil: rtr("expired") } },
  ],
  [
    "a register that was looked at the day before",
    "DVS",
    DUAA,
    { changes: { registerSeenOn: "2026-12-06" }, codes: { registerSeenOn: rtr("sameDay") } },
  ],
  [
    "an output of tomorrow",
    "DVS",
    DUAA,
    { changes: { verifiedOn: "2026-12-08" }, codes: { verifiedOn: rtr("laterThanCheck") } },
  ],
  [
    "a provider whose entry is valid until the day of the check",
    "DVS",
    DUAA,
    { facts: { providers: [{ ...CLEARMARK, validUntil: CHECKED_ON }] } },
  ],
  [
    "a provider whose entry ended the day before",
    "DVS",
    DUAA,
    {
      facts: { providers: [{ ...CLEARMARK, validUntil: "2026-12-06" }] },
      codes: { provider: rtr("provider") },
    },
  ],
  [
    "a provider that is not in the table",
    "DVS",
    DUAA,
    { facts: { providers: [] }, codes: { provider: rtr("provider") } },
  ],
  [
    "a provider with the register number of another one",
    "DVS",
    DUAA,
    { changes: { registerId: "DVS-0233" }, codes: { provider: rtr("provider") } },
  ],
  ["a yes of the checking service", "LCS", ORDER, { facts: { nationality: "AF" } }],
  [
    "more than the twelve months of its notice",
    "LCS",
    ORDER,
    { changes: { limitedUntil: "2027-12-04" }, codes: { limitedUntil: rtr("longerThanNotice") } },
  ],
  [
    "a no of the checking service",
    "LCS",
    ORDER,
    {
      changes: {
        serviceAnswer: "no",
        outcome: "not_shown",
        failedWhy: "The service says no.",
        landlordToldOn: CHECKED_ON,
        landlordToldHow: "By e-mail",
      },
    },
  ],
  [
    "a right in spite of its no",
    "LCS",
    ORDER,
    { changes: { serviceAnswer: "no" }, codes: { outcome: rtr("outcome") } },
  ],
  [
    "its silence on the second working day",
    "LCS",
    ORDER,
    {
      changes: { askedAt: "2026-12-03T09:00", serviceAnswer: "silence" },
      codes: { askedAt: rtr("silence") },
    },
  ],
  [
    "its silence after two working days",
    "LCS",
    ORDER,
    { changes: { askedAt: "2026-12-02T09:00", serviceAnswer: "silence" } },
  ],
  [
    "a question after the check",
    "LCS",
    ORDER,
    { changes: { askedAt: `${CHECKED_ON}T11:00` }, codes: { askedAt: rtr("laterThanCheck") } },
  ],
  ["no excuse, with its reason", "NO_EXCUSE", "s. 24", { facts: { nationality: "NG" } }],
  [
    "no excuse after a no",
    "NO_EXCUSE",
    "s. 24",
    { facts: { hadNo: true }, codes: { route: rtr("afterNo") } },
  ],
  [
    "a refused route without the reason",
    "MANUAL_A1",
    "code on discrimination",
    { changes: { refusedRoute: "DVS" }, codes: { refusedReason: "validation.required" } },
  ],
  [
    "a refused route with the reason",
    "MANUAL_A1",
    "code on discrimination",
    { changes: { refusedRoute: "DVS", refusedReason: "No provider is registered here." } },
  ],
  [
    "a check in the future",
    "ONLINE",
    CODE,
    { changes: { checkedAt: `${CHECKED_ON}T16:01` }, codes: { checkedAt: "validation.date.future" } },
  ],
  [
    "a check before the set was in force",
    "ONLINE",
    CODE,
    {
      changes: { checkedAt: "2026-09-30T10:00", pageDay: "2026-09-30" },
      codes: { checkedAt: rtr("beforeRules") },
    },
  ],
];

describe("the decision table", () => {
  test("has at least sixty rows, of every route", () => {
    expect(table.length).toBeGreaterThanOrEqual(60);
    expect(new Set(table.map(([, route]) => route)).size).toBe(rightToRentRoutes.length);
  });

  test.each(table)("%s: %s (%s)", (_name, route, _source, { changes, documents, facts, codes = {} }) => {
    const record = aRightToRentRecord(route, changes, documents);
    expect(codesOf(record, { ...factsOf(route), ...facts })).toEqual(codes);
  });
});

test("a record without a day of the check says so once", () => {
  const codes = codesOf(aRightToRentRecord("MANUAL_A1", { checkedAt: "7 December" }), recordFacts());
  expect(codes).toEqual({ checkedAt: "validation.date.invalid" });
});

test("a digital document is taken where a set allows it", () => {
  const rules = rulesOf2026();
  const record = aRightToRentRecord("MANUAL_A1", {}, [doc("BRITISH_PASSPORT", { form: "digital" })]);
  const allowed = { ...rules, forms: { ...rules.forms, taken: ["paper", "digital"] as const } };
  expect(codesOf(record, recordFacts({ rules: allowed }))).toEqual({});
});

test("LAW-18 (in part) a shown right is not complete before a reviewer says that the holder looks like the photo", () => {
  for (const route of rightToRentRoutes.filter((one) => one !== "NO_EXCUSE")) {
    const without = aRightToRentRecord(route, { likeness: undefined });
    expect(codesOf(without, factsOf(route)), route).toEqual({ likeness: rtr("confirm") });
  }
});

describe("a route that is ruled out", () => {
  const everyField = (route: RightToRentRoute, facts: RecordFacts) => [
    "route",
    ...neededFields({ route, values: {}, documents: [] }, facts).map(({ name }) => name),
  ];

  test.each([
    ["by the nationality", "DVS", recordFacts({ nationality: "PL" })],
    ["by a no of the service", "NO_EXCUSE", recordFacts({ hadNo: true })],
    ["by the purpose", "NO_EXCUSE", recordFacts({ purpose: "follow_up" })],
  ] as const)("%s leaves every other issue of the record", (_why, route, facts) => {
    const codes = codesOf({ route, values: {}, documents: [] }, facts);
    expect(Object.keys(codes).toSorted()).toEqual(everyField(route, facts).toSorted());
  });
});

describe("a follow-up", () => {
  const facts = recordFacts({
    purpose: "follow_up",
    nationality: "IN",
    letting: { agreementOn: "2025-12-10", startsOn: "2025-12-14" },
  });
  const failed = {
    outcome: "not_shown",
    failedWhy: "The permission has ended.",
    reportedOn: CHECKED_ON,
    reportedBy: "page",
    reportReference: "HO-REPORT-1",
  };

  test("asks for the same as a first check when the right is shown", () => {
    expect(codesOf(aRightToRentRecord("ONLINE"), facts)).toEqual({});
  });

  test.each(["reportedOn", "reportedBy", "reportReference"])(
    "that shows no right is not complete without %s",
    (name) => {
      expect(codesOf(aRightToRentRecord("ONLINE", failed), facts)).toEqual({});
      expect(codesOf(aRightToRentRecord("ONLINE", { ...failed, [name]: undefined }), facts)).toHaveProperty([
        name,
      ]);
    },
  );

  test("is reported after it has failed, and not in the future", () => {
    const reported = (reportedOn: string) =>
      codesOf(aRightToRentRecord("ONLINE", { ...failed, reportedOn }), facts).reportedOn;
    expect(reported("2026-12-06")).toBe(rtr("beforeCheck"));
    expect(reported("2026-12-08")).toBe("validation.date.future");
  });

  test("is no override", () => {
    const { route } = codesOf(aRightToRentRecord("NO_EXCUSE"), facts);
    expect(route).toBe("validation.please_select_an_option");
  });
});

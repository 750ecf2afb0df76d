import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { slotOf } from "../documents/definitions.ts";
import { identityDocumentKinds } from "../documents/kinds.ts";
import { withoutDocumentReasons } from "../documents/without-document.ts";
import { anIdentity, anUpload, everydayAnswers, noFacts, someFacts } from "../testing/identities.ts";
import { seededRuns } from "../testing/seeded-runs.ts";
import { answersOf, type IdentityAnswers, identityValues, parseIdentityAnswers } from "./values.ts";

describe("untrusted answers", () => {
  test.each<[string, unknown, IdentityAnswers]>([
    ["nothing", {}, {}],
    ["a document", { documents: "PASSPORT" }, { documents: "PASSPORT" }],
    ["IDN-031 none", { documents: "none" }, { documents: "none" }],
    ["an unknown document", { documents: "TAPESTRY" }, {}],
    ["a document that is none of identity's", { documents: "BANK_STATEMENT" }, {}],
    ["a document in a list", { documents: ["PASSPORT"] }, {}],
    ["IDN-032 the acknowledged notice", { none: "acknowledged" }, { none: "acknowledged" }],
    ["another value there", { none: true }, {}],
    [
      "understood sides, unknown ones and doubles dropped",
      { docSignposting: ["NATIONAL_ID_FRONT", "NATIONAL_ID_FRONT", "NATIONAL_ID", 3, null] },
      { docSignposting: ["NATIONAL_ID_FRONT"] },
    ],
    ["no list of sides", { docSignposting: "NATIONAL_ID_FRONT" }, {}],
    [
      "IDN-027 missing sides with reasons, unknown ones dropped",
      { withoutDocument: { PASSPORT: "lost", NATIONAL_ID_BACK: "eaten", TAPESTRY: "lost" } },
      { withoutDocument: { PASSPORT: "lost" } },
    ],
    [
      "facts, which have rows of their own",
      { name: { first_name: "Eve" }, birthdate: "1990-05-17", nationality: "DE", upload: [] },
      {},
    ],
    ["a primary document", { primaryDocument: "UK_PASSPORT" }, { primaryDocument: "UK_PASSPORT" }],
    [
      "a share code as the primary choice",
      { primaryDocument: "SHARE_CODE" },
      { primaryDocument: "SHARE_CODE" },
    ],
    ["a share code as a secondary document", { secondaryDocumentOne: "SHARE_CODE" }, {}],
    [
      "IDN-065 the status of a visa application",
      { status: "ongoing_visa_application" },
      { status: "ongoing_visa_application" },
    ],
    ["another status", { status: "accepted" }, {}],
    [
      "denied choices, unknown ones and doubles dropped",
      { noneOf: ["secondaryDocumentTwo", "documents", "secondaryDocumentTwo"] },
      { noneOf: ["secondaryDocumentTwo"] },
    ],
    [
      "days of expiry by their sides, others dropped",
      {
        expiry: {
          TIME_LIMITED_PASSPORT_VISA_PAGE: "2027-02-28",
          PASSPORT: "2027-02-30",
          TAPESTRY: "2027-01-01",
        },
      },
      { expiry: { TIME_LIMITED_PASSPORT_VISA_PAGE: "2027-02-28" } },
    ],
    [
      "IDN-009 permission and the decision about the photo",
      { permissionGranted: "no", optOutDecision: "continue_without", cameraSkipped: "yes" },
      { permissionGranted: "no", optOutDecision: "continue_without", cameraSkipped: "yes" },
    ],
    ["unknown steps", { livePhoto: "yes", isAdmin: true }, {}],
    ["a text", "PASSPORT", {}],
    ["a list", [{ documents: "PASSPORT" }], {}],
    ["null", null, {}],
    ["undefined", undefined, {}],
  ])("%s", (_what, raw, answers) => {
    expect(parseIdentityAnswers(raw)).toEqual(answers);
  });

  test("a polluted prototype has no effect", () => {
    const raw: unknown = JSON.parse(
      '{"__proto__":{"documents":"PASSPORT"},"withoutDocument":{"__proto__":"lost"}}',
    );
    const answers = parseIdentityAnswers(raw);
    expect(answers.documents).toBeUndefined();
    expect(Object.keys(answers.withoutDocument ?? {})).toEqual([]);
    expect(Object.getPrototypeOf(answers.withoutDocument ?? {})).toBe(Object.prototype);
  });

  /** Arbitrary JSON, and JSON that almost looks like answers. */
  const slots = fc.constantFrom(
    "PASSPORT",
    "NATIONAL_ID_FRONT",
    "NATIONAL_ID_BACK",
    "NATIONAL_ID",
    "TAPESTRY",
  );
  const almost = fc.record(
    {
      documents: fc.oneof(fc.constantFrom(...identityDocumentKinds, "none"), fc.jsonValue()),
      docSignposting: fc.oneof(fc.array(fc.oneof(slots, fc.jsonValue())), fc.jsonValue()),
      withoutDocument: fc.oneof(
        fc.dictionary(slots, fc.oneof(fc.constantFrom(...withoutDocumentReasons), fc.jsonValue())),
        fc.jsonValue(),
      ),
      none: fc.oneof(fc.constant("acknowledged"), fc.jsonValue()),
      other: fc.jsonValue(),
    },
    { requiredKeys: [] },
  );
  const anything = fc.oneof(almost, fc.jsonValue());

  test("only known keys with known values come out", () => {
    fc.assert(
      fc.property(anything, (raw) => {
        const { documents, docSignposting, withoutDocument, none, ...rest } = parseIdentityAnswers(raw);
        expect(rest).toEqual({});
        expect([undefined, "none", ...identityDocumentKinds]).toContain(documents);
        expect([undefined, "acknowledged"]).toContain(none);
        for (const slot of [...(docSignposting ?? []), ...Object.keys(withoutDocument ?? {})]) {
          expect(slotOf(slot)).toBeDefined();
        }
        for (const reason of Object.values(withoutDocument ?? {}))
          expect(withoutDocumentReasons).toContain(reason);
      }),
      seededRuns,
    );
  });

  test("parsing is idempotent, even after a JSON round trip", () => {
    fc.assert(
      fc.property(anything, (raw) => {
        const answers = parseIdentityAnswers(raw);
        expect(parseIdentityAnswers(answers)).toEqual(answers);
        expect(parseIdentityAnswers(JSON.parse(JSON.stringify(answers)))).toEqual(answers);
      }),
      seededRuns,
    );
  });
});

describe("the wizard's values", () => {
  test("IDN-007 of somebody without any data", () => {
    expect(identityValues(noFacts)).toEqual({
      name: { first_name: "", middle_name: "", last_name: "" },
      birthdate: "",
      nationality: "",
      shareCode: "",
      upload: [],
    });
  });

  test("IDN-007 are stored facts on top of the answers", () => {
    const facts = someFacts({ middleName: "Ife", documents: [anUpload("PASSPORT")] });
    expect(identityValues(facts, { documents: "PASSPORT", none: "acknowledged" })).toEqual({
      name: { first_name: "Amara", middle_name: "Ife", last_name: "Okoye" },
      birthdate: "1990-05-17",
      nationality: "DE",
      shareCode: "",
      upload: [anUpload("PASSPORT")],
      documents: "PASSPORT",
      none: "acknowledged",
    });
  });

  test("IDN-008 hold every answer of both variants under the contract's name", () => {
    const documents = [anUpload("UK_PASSPORT"), anUpload("DBS")];
    const facts = someFacts({ shareCode: "R1234ABCD", documents });
    const choices = {
      documents: "DRIVING_LICENCE",
      primaryDocument: "UK_PASSPORT",
      secondaryDocumentOne: "DBS",
      secondaryDocumentTwo: "none",
      status: "no_application",
    };
    expect(identityValues(facts, choices)).toEqual({
      name: { first_name: "Amara", middle_name: "", last_name: "Okoye" },
      birthdate: "1990-05-17",
      nationality: "DE",
      shareCode: "R1234ABCD",
      upload: documents,
      ...choices,
    });
  });

  test("answers never replace facts", () => {
    const forged = {
      name: { first_name: "Eve" },
      birthdate: "2020-01-01",
      nationality: "XX",
      upload: [anUpload("PASSPORT")],
    };
    expect(identityValues(someFacts(), forged)).toEqual(identityValues(someFacts()));
  });

  test("a remedial item's answers override the ordinary item's, which are inherited otherwise", () => {
    const ordinary = { documents: "PASSPORT", docSignposting: ["PASSPORT"] };
    const remedial = { documents: "NATIONAL_ID" };
    expect(identityValues(noFacts, ordinary, remedial)).toMatchObject({
      documents: "NATIONAL_ID",
      docSignposting: ["PASSPORT"],
    });
    expect(identityValues(noFacts, remedial, ordinary)).toMatchObject({ documents: "PASSPORT" });
  });

  test("a document declared missing in the first round does not answer a request for it", () => {
    const ordinary = {
      documents: "PASSPORT",
      withoutDocument: { PASSPORT: "lost" },
      none: "acknowledged",
      noneOf: ["secondaryDocumentOne"],
      withoutShareCode: "yes",
      expiredVisa: "acknowledged",
      permissionGranted: "no",
      cameraSkipped: "yes",
      optOutDecision: "continue_without",
    };
    expect(identityValues(noFacts, ordinary, {})).toEqual(identityValues(noFacts, { documents: "PASSPORT" }));
    expect(identityValues(noFacts, {}, ordinary)).toEqual(identityValues(noFacts, ordinary));
    expect(identityValues(noFacts, ordinary)).toMatchObject(ordinary);
  });

  test.each([[undefined], [null], ["x"], [{}]])("the layer %j overrides nothing", (layer) => {
    const ordinary = { documents: "PASSPORT" };
    expect(identityValues(noFacts, ordinary, layer)).toEqual(identityValues(noFacts, ordinary));
  });

  test("the item stores the answers, not the facts; the values can be rebuilt from them", () => {
    const values = anIdentity({
      documents: "DRIVING_LICENCE",
      understood: ["front"],
      uploaded: ["front"],
      without: ["back"],
    });
    expect(answersOf(values)).toEqual({
      ...everydayAnswers,
      documents: "DRIVING_LICENCE",
      docSignposting: ["DRIVING_LICENCE_FRONT"],
      withoutDocument: { DRIVING_LICENCE_BACK: "lost" },
    });
    expect(identityValues(someFacts({ documents: values.upload }), answersOf(values))).toEqual(values);
  });
});

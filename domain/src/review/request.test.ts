import { describe, expect, test } from "vitest";
import {
  type AskedRequest,
  LONGEST_COMMENT,
  MOST_REQUESTS,
  namedDocumentsFor,
  type RequestSubject,
  reasonsFor,
  requestIssues,
} from "./request.ts";

const BAKERY = "00000000-0000-4000-8000-0000000000a1";

const identity: RequestSubject = {
  section: "IDENTITY",
  relatedObjectUuid: null,
  starts: [
    { step: "documents", ends: ["documents", "upload"] },
    { step: "genericUpload", ends: ["genericUpload"] },
  ],
  reasons: reasonsFor("IDENTITY_DEFAULT"),
  documentTypes: namedDocumentsFor("IDENTITY"),
};

const income: RequestSubject = {
  section: "INCOME",
  relatedObjectUuid: BAKERY,
  starts: [{ step: "yourSalary", ends: ["yourSalary"] }],
  reasons: reasonsFor("INCOME_DEFAULT"),
  documentTypes: namedDocumentsFor("INCOME"),
};

const right: AskedRequest = {
  section: "IDENTITY",
  relatedObjectUuid: null,
  start: "documents",
  end: "upload",
  reasons: ["EXPIRED_DOCUMENT"],
  comment: "",
  documentType: null,
};

/** The codes by field. */
const issues = (...requests: readonly Partial<AskedRequest>[]) =>
  Object.fromEntries(
    Object.entries(
      requestIssues(
        requests.map((request) => ({ ...right, ...request })),
        [identity, income],
        { country: "ENG", day: "2026-05-01" },
      ),
    ).map(([field, { code }]) => [field, code]),
  );

const CHOOSE = "validation.please_select_an_option";

describe("a request", () => {
  test("that can be asked breaks no rule", () => {
    expect(issues({})).toEqual({});
    expect(issues({ start: "genericUpload", end: "genericUpload", documentType: "DBS" })).toEqual({});
    expect(
      issues({ section: "INCOME", relatedObjectUuid: BAKERY, start: "yourSalary", end: "yourSalary" }),
    ).toEqual({});
  });

  test("LAW-01 (in part) whose note seems to ask for rent in advance is confirmed", () => {
    const comment = "We need 6 months' rent upfront.";
    expect(issues({ comment })).toEqual({ "requests.0.confirmedRule": "request.validations.confirm" });
    expect(issues({ comment, confirmedRule: "text-rent-in-advance" })).toEqual({});
  });

  test.each<[string, Partial<AskedRequest>, Record<string, string>]>([
    ["a section that the case has not", { section: "RESIDENCE" }, { section: CHOOSE }],
    ["another's income", { section: "INCOME", relatedObjectUuid: "other" }, { about: CHOOSE }],
    ["no start", { start: "" }, { start: CHOOSE }],
    ["a start that is not offered", { start: "uploadBack" }, { start: CHOOSE }],
    ["an end that its start does not reach", { end: "genericUpload" }, { end: CHOOSE }],
    ["no reason", { reasons: [] }, { reasons: "request.validations.reasons" }],
    ["a reason of another section", { reasons: ["MISSING_PROOF_OF_INCOME"] }, { reasons: CHOOSE }],
    ["a reason twice", { reasons: ["MISSING_ID", "MISSING_ID"] }, { reasons: CHOOSE }],
    ["no named document", { start: "genericUpload", end: "genericUpload" }, { document: CHOOSE }],
    [
      "a document that shows two sides",
      { start: "genericUpload", end: "genericUpload", documentType: "NATIONAL_ID" },
      { document: CHOOSE },
    ],
    ["a document where none is named", { documentType: "PASSPORT" }, { document: CHOOSE }],
    [
      "a note that is promised and missing",
      { reasons: ["OTHER"], comment: " " },
      { comment: "request.validations.noteForOther" },
    ],
    ["a long note", { comment: "é".repeat(LONGEST_COMMENT + 1) }, { comment: "validation.max_length" }],
  ])("with %s is refused, at its place", (_what, said, wrong) => {
    const placed = Object.fromEntries(
      Object.entries(wrong).map(([field, code]) => [`requests.1.${field}`, code]),
    );
    expect(issues({}, said)).toEqual(placed);
  });

  test("has a note of up to 500 characters, as people count them", () => {
    expect(issues({ comment: ` ${"😀".repeat(LONGEST_COMMENT)} ` })).toEqual({});
  });

  test("is one of 1 to 10", () => {
    expect(issues()).toEqual({ requests: "request.validations.none" });
    const many = Array.from({ length: MOST_REQUESTS }, () => ({}));
    expect(issues(...many)).toEqual({});
    expect(issues(...many, {})).toEqual({ requests: "request.validations.tooMany" });
  });
});

describe("the reasons", () => {
  test("FRM-195 (in part) fit the section, with the form for PDF where there is one", () => {
    expect(reasonsFor("IDENTITY_DEFAULT")).not.toContain("SHARECODE_REQUIRED");
    expect(reasonsFor("IDENTITY_RTR")).toContain("SHARECODE_REQUIRED");
    expect(reasonsFor("INCOME_DEFAULT")).toContain("DOCUMENT_OUT_OF_DATE_PDF");
    expect(reasonsFor("RESIDENCE_DEFAULT").at(-1)).toBe("OTHER");
  });
});

import { describe, expect, test } from "vitest";
import { bakerySubject, guarantorSubject, identitySubject } from "../../testing/fake-request.ts";
import {
  aboutAnother,
  newRequest,
  requestAbout,
  startingAt,
  type TypedRequest,
  toRequest,
  typedIssues,
} from "./typed-request.ts";

const subjects = [identitySubject, bakerySubject, guarantorSubject];
const passport = {
  section: "IDENTITY",
  relatedObjectUuid: null,
  type: "PASSPORT",
  id: "document-1",
  fileName: "a.jpg",
  side: "front",
  contentType: "image/jpeg",
  reasons: [],
} as const;

const begun: TypedRequest = {
  ...startingAt(newRequest(1, identitySubject), "upload", identitySubject),
  reasons: ["EXPIRED_DOCUMENT"],
};

describe("a request that is being written", () => {
  test("ends where it starts until something else is chosen", () => {
    expect(startingAt(newRequest(1, identitySubject), "documents", identitySubject)).toMatchObject({
      start: "documents",
      end: "documents",
    });
  });

  test("about something else loses what does not fit there, and keeps the note", () => {
    const written = { ...begun, reasons: ["EXPIRED_DOCUMENT", "OTHER"], comment: "Please" };
    expect(aboutAnother(written, bakerySubject)).toMatchObject({
      section: "INCOME",
      relatedObjectUuid: "bakery",
      start: "",
      end: "",
      reasons: ["OTHER"],
      comment: "Please",
    });
  });

  test("is sent without what is empty, and its reasons say that a file is a PDF", () => {
    expect(toRequest({ ...begun, comment: " " }, subjects)).toEqual({
      section: "IDENTITY",
      relatedObjectUuid: null,
      start: "upload",
      end: "upload",
      reasons: ["EXPIRED_DOCUMENT"],
      canned: [],
      comment: "",
      documentType: null,
    });
    const ofPdf = { ...begun, isPdf: true, reasons: ["EXPIRED_DOCUMENT", "MISSING_ID"] };
    expect(toRequest(ofPdf, subjects).reasons).toEqual(["EXPIRED_DOCUMENT_PDF", "MISSING_ID"]);
    expect(typedIssues([ofPdf], subjects, { country: "SCT", day: "2026-05-01" })).toEqual({});
  });
});

describe("a document that is asked for again", () => {
  test("is asked for at its own step, with the reasons of its verdict and not with the note for the log", () => {
    const found = { ...passport, reasons: ["EXPIRED_DOCUMENT_PDF", "UNKNOWN"], note: "Looks forged" };
    expect(requestAbout(found, subjects)).toMatchObject({
      start: "upload",
      end: "upload",
      reasons: ["EXPIRED_DOCUMENT"],
      comment: "",
    });
  });

  test("that no step would ask for now is named", () => {
    expect(requestAbout({ ...passport, type: "DBS" }, subjects)).toMatchObject({
      start: "genericUpload",
      documentType: "DBS",
    });
  });

  test("is about its own source; of an unknown kind it begins nowhere", () => {
    const payslip = {
      ...passport,
      section: "INCOME",
      relatedObjectUuid: "bakery",
      type: "STUDENT_STATUS",
    } as const;
    expect(requestAbout(payslip, subjects)).toMatchObject({ relatedObjectUuid: "bakery", start: "" });
    expect(requestAbout({ ...passport, section: "RESIDENCE" }, subjects)).toBeUndefined();
  });
});

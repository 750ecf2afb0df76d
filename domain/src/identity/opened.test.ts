import { describe, expect, test } from "vitest";
import { openedBy } from "./opened.ts";
import { identityFlowOf } from "./walk.ts";

const opened = (start: string, end: string, more = {}) =>
  openedBy(identityFlowOf("IDENTITY_RTR"), { start, end, ...more });

const facts = ["firstName", "middleName", "lastName", "birthdate", "nationality", "shareCode"] as const;

describe("ACL-04 a request for more opens only what it names", () => {
  test.each([
    ["name", "name", ["firstName", "middleName", "lastName"]],
    ["birthdate", "nationality", ["birthdate", "nationality"]],
    ["shareCode", "shareCode", ["shareCode"]],
    ["upload", "upload", []],
    ["genericUpload", "genericUpload", []],
    ["uploadBankStatements", "uploadBankStatements", []],
  ])("from %s to %s: the facts %j", (start, end, names) => {
    expect(facts.filter(opened(start, end).fact)).toEqual(names);
  });

  test.each([
    ["upload", {}, { PASSPORT: true, LIVE_PHOTO: false, BIRTH_ADOPTION: true }],
    ["livePhotoCamera", {}, { PASSPORT: false, LIVE_PHOTO: true, BIRTH_ADOPTION: false }],
    ["name", {}, { PASSPORT: false, LIVE_PHOTO: false, BIRTH_ADOPTION: false }],
    [
      "genericUpload",
      { documentType: "BIRTH_ADOPTION" },
      { PASSPORT: false, LIVE_PHOTO: false, BIRTH_ADOPTION: true },
    ],
  ] as const)("%s %j: the documents %j", (step, more, documents) => {
    const { document } = opened(step, step, more);
    for (const type of ["PASSPORT", "LIVE_PHOTO", "BIRTH_ADOPTION"] as const)
      expect(document(type), type).toBe(documents[type]);
  });

  test("what lies behind its end stays closed", () => {
    expect(opened("name", "birthdate").fact("nationality")).toBe(false);
  });
});

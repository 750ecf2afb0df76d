import { describe, expect, test } from "vitest";
import { aHome, aProof } from "../testing/residences.ts";
import {
  addressProofs,
  gapReasons,
  parseResidenceAnswers,
  type ResidenceAnswers,
  reasonFor,
  residenceAnswersOf,
  residenceValues,
  withoutReferenceReasons,
  withReasonFor,
} from "./values.ts";

const UUID = "00000000-0000-4000-8000-000000000001";
const ANOTHER = "00000000-0000-4000-8000-000000000002";

describe("untrusted answers", () => {
  test.each<[string, unknown, ResidenceAnswers]>([
    ["nothing", {}, {}],
    ["yes and no", { "in-uk": "yes", "have-you-ever": "no" }, { "in-uk": "yes", "have-you-ever": "no" }],
    ["another value", { "in-uk": true, "have-you-ever": "maybe" }, {}],
    ["a home that was chosen", { "select-address": UUID }, { "select-address": UUID }],
    ["a home that is none", { "select-address": "1' or '1'='1" }, {}],
    ["a document that proves no address", { documents: "PASSPORT" }, {}],
    ["none", { documents: "none", none: "acknowledged" }, { documents: "none", none: "acknowledged" }],
    [
      "notices",
      { thanks: "read", "already-connected": "enough" },
      { thanks: "read", "already-connected": "enough" },
    ],
    ["another word for them", { thanks: true, "already-connected": "no", none: "read" }, {}],
    ["an unknown reason", { gaps: "prison" }, {}],
    [
      "a reason for a home, others dropped",
      { withoutReference: { [UUID]: "abroad", home: "abroad", [ANOTHER]: "none" } },
      { withoutReference: { [UUID]: "abroad" } },
    ],
    ["a reason that belongs to no home, as it was once stored", { withoutReference: "abroad" }, {}],
    [
      "understood sides, unknown ones dropped",
      { docSignposting: ["BANK_STATEMENT", "x"] },
      { docSignposting: ["BANK_STATEMENT"] },
    ],
    [
      "missing documents with reasons",
      { withoutDocument: { OTHER: "lost", x: "lost" } },
      { withoutDocument: { OTHER: "lost" } },
    ],
    ["facts, which have rows of their own", { residences: [], upload: [], change: {} }, {}],
    ["a list", [{ "in-uk": "yes" }], {}],
    ["null", null, {}],
  ])("%s", (_what, raw, expected) => {
    expect(parseResidenceAnswers(raw)).toEqual(expected);
  });

  test.each(gapReasons)("the reason %s for a gap", (gaps) => {
    expect(parseResidenceAnswers({ gaps })).toEqual({ gaps });
  });

  test.each(withoutReferenceReasons)("the reason %s for nobody to ask", (reason) => {
    const withoutReference = { [UUID]: reason };
    expect(parseResidenceAnswers({ withoutReference })).toEqual({ withoutReference });
  });

  test.each(addressProofs)("RES-023 (in part) the proof %s", (documents) => {
    expect(parseResidenceAnswers({ documents })).toEqual({ documents });
  });
});

describe("the values", () => {
  const home = aHome();
  const facts = { residences: [home], documents: [aProof("OTHER", home)] };

  test("are the answers, and the stored homes and files, whatever the answers say", () => {
    const values = residenceValues(facts, { "in-uk": "yes", residences: [], upload: [] });
    expect(values).toEqual({ "in-uk": "yes", residences: [home], upload: facts.documents });
  });

  test("a request takes choices over, but no denial", () => {
    const first = {
      "in-uk": "no",
      "have-you-ever": "yes",
      documents: "none",
      none: "acknowledged",
      gaps: "something_else",
      gapsWords: "On a boat",
      withoutReference: { [home.uuid]: "something_else" },
      withoutReferenceWords: { [home.uuid]: "They have died" },
      withoutDocument: { OTHER: "lost" },
    };
    const { residences: _homes, upload: _files, ...inherited } = residenceValues(facts, first, {});
    expect(inherited).toEqual({ "in-uk": "no", "have-you-ever": "yes", documents: "none" });
    expect(residenceValues(facts, first, { "in-uk": "yes", gaps: "do_not_remember" })).toMatchObject({
      "in-uk": "yes",
      gaps: "do_not_remember",
    });
  });

  test("only answers are stored", () => {
    const values = residenceValues(facts, { "in-uk": "yes", gaps: "travelling" });
    expect(residenceAnswersOf({ ...values, gaps: undefined })).toEqual({ "in-uk": "yes" });
  });
});

test("nobody to ask about one home says nothing about another, until somebody can be asked", () => {
  const [one, other] = [aHome(), aHome()];
  const first = withReasonFor({}, one, { reason: "abroad" });
  expect(reasonFor(first, one)).toEqual({ reason: "abroad" });
  expect(reasonFor(first, other)).toBeUndefined();
  const both = withReasonFor(first, other, { reason: "something_else", words: "They have died" });
  expect(reasonFor(both, one)).toEqual({ reason: "abroad" });
  expect(reasonFor(both, other)).toEqual({ reason: "something_else", words: "They have died" });
  expect(withReasonFor(both, other, { reason: "lost_contact" })).toEqual({
    withoutReference: { [one.uuid]: "abroad", [other.uuid]: "lost_contact" },
    withoutReferenceWords: undefined,
  });
  expect(reasonFor(withReasonFor(first, one, undefined), one)).toBeUndefined();
});

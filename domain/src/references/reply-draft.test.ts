import { describe, expect, test } from "vitest";
import { untouchedAccountant } from "./accountant.ts";
import { untouchedEmployment } from "./employment.ts";
import { untouchedAnswers } from "./rental.ts";
import { draftBody, parseReplyDraft } from "./reply-draft.ts";

const forms = [untouchedAnswers, untouchedEmployment, untouchedAccountant];

describe("what a referee has answered so far", () => {
  test.each(forms)("is read as it was sent, untouched too (%#)", (untouched) => {
    const sent = JSON.parse(JSON.stringify(draftBody(untouched)));
    expect(parseReplyDraft<object>(untouched, sent)).toEqual(untouched);
  });

  test("keeps what is wrong or unfinished, and a choice that was taken back", () => {
    const draft = {
      ...untouchedAnswers,
      any_complaints: { answer: undefined, note: "half a sen" },
      damage_to_the_property: { answer: true, note: "" },
    };
    const sent = JSON.parse(JSON.stringify(draftBody(draft)));
    expect(parseReplyDraft(untouchedAnswers, sent)).toEqual(draft);
  });

  test.each([
    ["nothing", undefined],
    ["a text", "draft"],
    ["a list", []],
    ["a field less", { ...untouchedEmployment, name: undefined }],
    ["a field more", { ...untouchedEmployment, extra: "" }],
    ["a number for a text", { ...untouchedEmployment, pay: 7 }],
    ["a text for a choice", { ...untouchedEmployment, payUnsaid: "yes" }],
    ["a longer text than any field takes", { ...untouchedEmployment, note: "x".repeat(6001) }],
  ])("is not %s", (_what, body) => {
    const sent = body === undefined ? undefined : JSON.parse(JSON.stringify(body));
    expect(parseReplyDraft(untouchedEmployment, sent)).toBeUndefined();
  });
});

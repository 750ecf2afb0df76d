import { expect, test } from "vitest";
import { withReason } from "./with-reason.ts";
import { asReasonWords, reasonWordsIssue } from "./without-document.ts";

const known = {
  withoutDocument: { PASSPORT: "lost", DBS: "other" },
  withoutDocumentWords: { DBS: "It was never issued" },
} as const;

test("a reason stands beside those of other sides", () => {
  expect(withReason(known, "PASSPORT", { reason: "other", words: "My sister has it" })).toEqual({
    withoutDocument: { PASSPORT: "other", DBS: "other" },
    withoutDocumentWords: { PASSPORT: "My sister has it", DBS: "It was never issued" },
  });
});

test("another reason takes the words away, and a file takes both", () => {
  expect(withReason(known, "DBS", { reason: "expired" })).toEqual({
    withoutDocument: { PASSPORT: "lost", DBS: "expired" },
    withoutDocumentWords: {},
  });
  expect(withReason(known, "DBS")).toEqual({
    withoutDocument: { PASSPORT: "lost" },
    withoutDocumentWords: {},
  });
});

test("a file where nothing was said leaves nothing behind", () => {
  expect(withReason({}, "PASSPORT")).toEqual({ withoutDocument: undefined, withoutDocumentWords: undefined });
});

test.each([
  ["", "validation.required"],
  ["   ", "validation.required"],
  ["x".repeat(301), "validation.max_length"],
  ["no\u0000null", "validation.pattern"],
])("words like %j are refused", (words, code) => {
  expect(reasonWordsIssue(words)?.code).toBe(code);
  expect(asReasonWords(words)).toBeUndefined();
});

test("words are stored without the spaces around them, and nothing but words is", () => {
  expect(asReasonWords(" They keep it.\nUntil May. ")).toBe("They keep it.\nUntil May.");
  expect(asReasonWords(7)).toBeUndefined();
});

import { expect, test } from "vitest";
import { asReasonWords, givenReason, reasonIssues, storedReason, withEntry } from "./given-reason.ts";

test.each([
  ["", "validation.required"],
  ["   ", "validation.required"],
  ["x".repeat(301), "validation.max_length"],
  ["no\u0000null", "validation.pattern"],
])("words like %j are refused", (words, code) => {
  expect(reasonIssues({ reason: "other", words }).words?.code).toBe(code);
  expect(givenReason({ reason: "something_else", words })).toBeUndefined();
  expect(asReasonWords(words)).toBeUndefined();
});

test("a reason has to be chosen", () => {
  expect(reasonIssues({ reason: "", words: "On a boat" })).toEqual({
    reason: { code: "validation.please_select_an_option" },
  });
  expect(givenReason({ reason: "", words: "On a boat" })).toBeUndefined();
});

test("words count only beside a reason that says nothing by itself", () => {
  expect(givenReason({ reason: "lost", words: "" })).toEqual({ reason: "lost" });
  expect(givenReason({ reason: "lost", words: "On a boat" })).toEqual({ reason: "lost" });
  expect(givenReason({ reason: "something_else", words: " On a boat " })).toEqual({
    reason: "something_else",
    words: "On a boat",
  });
});

test("a stored reason without its words explains nothing", () => {
  expect(storedReason("something_else", undefined)).toBeUndefined();
  expect(storedReason(undefined, "On a boat")).toBeUndefined();
  expect(storedReason("travelling", "On a boat")).toEqual({ reason: "travelling" });
});

test("words are stored without the spaces around them, and nothing but words is", () => {
  expect(asReasonWords(" They keep it.\nUntil May. ")).toBe("They keep it.\nUntil May.");
  expect(asReasonWords(7)).toBeUndefined();
});

test("an entry stands beside others, and leaves when there is none", () => {
  expect(withEntry({ a: 1 }, "b", 2)).toEqual({ a: 1, b: 2 });
  expect(withEntry({ a: 1, b: 2 }, "b", undefined)).toEqual({ a: 1 });
  expect(withEntry({ b: 2 }, "b", undefined)).toBeUndefined();
  expect(withEntry(undefined, "b", undefined)).toBeUndefined();
});

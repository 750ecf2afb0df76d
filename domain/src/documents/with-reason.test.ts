import { expect, test } from "vitest";
import { withReason } from "./with-reason.ts";

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
    withoutDocumentWords: undefined,
  });
  expect(withReason(known, "DBS")).toEqual({
    withoutDocument: { PASSPORT: "lost" },
    withoutDocumentWords: undefined,
  });
});

test("a file where nothing was said leaves nothing behind", () => {
  expect(withReason({}, "PASSPORT")).toEqual({ withoutDocument: undefined, withoutDocumentWords: undefined });
});

import { expect, test } from "vitest";
import { withoutDocumentReasons } from "./without-document.ts";

test('FRM-280 IDN-027 "I don\'t have this document" has a reason from a list', () => {
  expect(withoutDocumentReasons).toEqual(["lost", "expired", "with_authority", "never_had", "other"]);
});

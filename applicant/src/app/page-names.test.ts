import { expect, test } from "vitest";
import { templatedPath } from "./page-names.ts";

test.each([
  ["/questions/residence/select-address", "/questions/residence/select-address"],
  ["/dashboard/", "/dashboard"],
  ["/your-data", "/your-data"],
  ["/check-answers", "/check-answers"],
  ["/somebody@example.com", "/*"],
  ["/questions/identity/name/somebody@example.com", "/*"],
])("%s is reported as %s", (path, template) => {
  expect(templatedPath(path)).toBe(template);
});

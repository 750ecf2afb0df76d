import { expect, test } from "vitest";
import { templatedPath } from "./page-names.ts";

test.each([
  ["/questions/residence/select-address", "/questions/residence/select-address"],
  ["/dashboard/", "/dashboard"],
  ["/somebody@example.com", "/*"],
  ["/questions/identity/name/somebody@example.com", "/*"],
])("%s is reported as %s", (path, template) => {
  expect(templatedPath(path)).toBe(template);
});

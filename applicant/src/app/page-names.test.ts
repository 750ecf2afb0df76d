import { expect, test } from "vitest";
import { templatedPath } from "./page-names.ts";

test.each([
  ["/questions/residence/select-address", "/questions/residence/select-address"],
  ["/rental-reference/0b1e3c7a-1111-4222-8333-444455556666", "/rental-reference/:uuid"],
  ["/dashboard/", "/dashboard"],
  ["/somebody@example.com", "/*"],
  ["/questions/identity/name/somebody@example.com", "/*"],
])("%s is reported as %s", (path, template) => {
  expect(templatedPath(path)).toBe(template);
});

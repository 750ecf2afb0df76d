import { expect, test } from "vitest";
import { apiKeyIssues } from "./api-key.ts";

test.each([
  [{}, {}],
  [{ days: 1 }, {}],
  [{ days: 3_650 }, {}],
  [{ name: " " }, { name: "validation.required" }],
  [{ name: "n".repeat(101) }, { name: "validation.max_length" }],
  [{ scopes: [] }, { scopes: "validation.please_select_an_option" }],
  [{ days: 0 }, { days: "validation.range" }],
  [{ days: 3_651 }, { days: "validation.range" }],
  [{ days: Number.NaN }, { days: "validation.range" }],
] as const)("%j is refused for %j", (given, codes) => {
  const issues = apiKeyIssues({
    agency: "Harbour Homes",
    name: "Letting software, Leeds",
    scopes: ["applications:read"],
    days: undefined,
    ...given,
  });
  expect(Object.fromEntries(Object.entries(issues).map(([field, { code }]) => [field, code]))).toEqual(codes);
});

import { describe, expect, test } from "vitest";
import { contentNamed } from "../testing/policies.ts";
import { parsePolicy } from "./policy-shape.ts";
import { shippedVersions } from "./shipped.ts";

const plain = contentNamed("scotland-wales-ni-default");

/** A copy with another value at a place; undefined removes it. */
const changed = (path: string, value: unknown): unknown => {
  const file = JSON.parse(JSON.stringify(plain));
  const keys = path.split(".");
  const last = keys.pop() ?? "";
  const place = keys.reduce((object, key) => object[key], file);
  if (value === undefined) delete place[last];
  else place[last] = value;
  return file;
};

test("every shipped policy is read as it is written", () => {
  for (const { content } of shippedVersions)
    expect(parsePolicy(JSON.parse(JSON.stringify(content)))).toEqual({ content });
});

describe("a mistake is told with its place", () => {
  const months = { kind: "whole_number", least: 1, most: 120 };
  test.each<[string, unknown, object]>([
    ["title", "", { kind: "text", longest: 60 }],
    ["title", "x".repeat(61), { kind: "text", longest: 60 }],
    ["countries", [], { kind: "list_of", values: ["ENG", "SCT", "WLS", "NIR"], least: 1 }],
    ["countries", ["ENG", "ENG"], { kind: "list_of", values: ["ENG", "SCT", "WLS", "NIR"], least: 1 }],
    ["terms.tenant.sections", ["IDENTITY_DEFAULT", "IDENTITY_RTR"], { kind: "one_variant_a_section" }],
    ["terms.tenant.conditions.REQUIRE_RENTAL_REFERENCE", "yes", { kind: "yes_or_no" }],
    ["terms.tenant.conditions.REQUIRED_ADDRESS_MONTHS", 0, months],
    ["terms.tenant.conditions.REQUIRED_ADDRESS_MONTHS", 36.5, months],
    ["criteria.counted", { T_PENSION: 101 }, { kind: "whole_number", least: 0, most: 100 }],
    ["timing.reminderDays", [5, 2], { kind: "rising_numbers" }],
    ["timing.reminderDays", [2, 2], { kind: "rising_numbers" }],
    ["timing.expiryWarningDays", 60, { kind: "whole_number", least: 1, most: 59 }],
    ["texts", { before: { de: "Hallo" } }, { kind: "text", longest: 500, lines: "several" }],
    ["criteria.tenantIncome", undefined, { kind: "whole_number", least: 1, most: 1_000 }],
  ])("%s: %j", (path, value, expected) => {
    const mistakes = parsePolicy(changed(path, value)).mistakes ?? [];
    expect(mistakes.map((mistake) => mistake.expected)).toEqual([expected]);
    expect(mistakes[0]?.path.startsWith(path)).toBe(true);
  });

  test("a condition that the product does not know, by its name", () => {
    const [mistake] = parsePolicy(changed("terms.tenant.conditions.NO_CHILDREN", true)).mistakes ?? [];
    expect(mistake?.path).toBe("terms.tenant.conditions.NO_CHILDREN");
    expect(mistake?.expected.kind).toBe("known_key");
  });
});

import { describe, expect, test } from "vitest";
import { documentForm } from "./document-form.ts";

describe("what a side looks like", () => {
  test.each([
    ["PASSPORT", "front", "photo-page"],
    ["UK_PASSPORT", "front", "photo-page"],
    ["BRITISH_NATIONAL_OVERSEAS_PASSPORT", "front", "photo-page"],
    ["TIME_LIMITED_PASSPORT", "front", "photo-page"],
    ["TIME_LIMITED_PASSPORT", "back", "visa-page"],
    ["NATIONAL_ID", "front", "front"],
    ["UK_DRIVING_LICENCE", "back", "back"],
    ["TRAVEL_BOOKING", "front", "travel"],
    ["OTHER", "front", "paper"],
    ["DBS", "front", "paper"],
    ["UTILITY_BILL", "front", "paper"],
  ] as const)("%s %s: %s", (type, side, form) => {
    expect(documentForm(type, side)).toBe(form);
  });
});

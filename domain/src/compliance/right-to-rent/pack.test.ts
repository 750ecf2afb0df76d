import { expect, test } from "vitest";
import { packFileName, packIssues, responsibleParty } from "./pack.ts";

test("a pack is handed to a named party", () => {
  expect(packIssues({ handedTo: " " })).toEqual({ handedTo: { code: "validation.required" } });
  expect(packIssues({ handedTo: "R. Calvert" })).toEqual({});
});

test("its file has the number and the day, and no name", () => {
  expect(packFileName("LK-20418", "2026-11-20")).toBe("right-to-rent-LK-20418-2026-11-20.zip");
});

test.each([
  ["landlord", "R. Calvert"],
  ["agent", "Quillfield Lettings"],
])("the responsible party follows the record: %s", (responsible, expected) => {
  expect(responsibleParty({ responsible, landlord: "R. Calvert" }, "Quillfield Lettings")).toBe(expected);
});

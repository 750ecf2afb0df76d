import { expect, test } from "vitest";
import { sectionNames, sectionPath } from "../vocabulary/sections.ts";
import { additionalFilePaths } from "./paths.ts";

test("FRM-326 additionalFilePath is the section that a file belongs to", () => {
  expect(additionalFilePaths).toEqual(["identity", "income", "residence"]);
  expect(additionalFilePaths).toEqual(sectionNames.map(sectionPath));
});

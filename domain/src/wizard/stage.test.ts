import { expect, test } from "vitest";
import type { SectionName } from "../vocabulary/sections.ts";
import { nextOpenSection } from "./stage.ts";

const ALL: readonly SectionName[] = ["IDENTITY", "INCOME", "RESIDENCE"];
const done = (name: SectionName, given = {}) => ({
  name,
  completedDtm: "2026-03-12T10:00:00Z",
  submittedDtm: null,
  remedialSectionUuid: null,
  ...given,
});

test.each<[string, readonly ReturnType<typeof done>[], SectionName, SectionName | undefined]>([
  ["the one after it", [], "IDENTITY", "INCOME"],
  ["the next that is not completed", [done("INCOME")], "IDENTITY", "RESIDENCE"],
  ["none before it, though open", [], "RESIDENCE", undefined],
  ["none when all are completed", [done("INCOME"), done("RESIDENCE")], "IDENTITY", undefined],
  [
    "one whose request for more alone is completed",
    [done("INCOME", { remedialSectionUuid: "r1" })],
    "IDENTITY",
    "INCOME",
  ],
])("the next section is %s", (_which, progress, completed, next) => {
  expect(nextOpenSection(ALL, progress, completed)).toBe(next);
});

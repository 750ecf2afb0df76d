import type { SectionName } from "../vocabulary/sections.ts";
import type { ProgressItem } from "./progress.ts";

/** The first open section after a completed one, in the order of the validation; undefined if none is left. */
export const nextOpenSection = (
  sections: readonly SectionName[],
  progress: readonly Pick<ProgressItem, "name" | "completedDtm" | "submittedDtm" | "remedialSectionUuid">[],
  completed: SectionName,
): SectionName | undefined => {
  const isDone = (section: SectionName): boolean =>
    progress.some(
      (item) =>
        item.name === section && !item.remedialSectionUuid && Boolean(item.completedDtm ?? item.submittedDtm),
    );
  return sections
    .slice(sections.indexOf(completed) + 1)
    .find((section) => section !== completed && !isDone(section));
};

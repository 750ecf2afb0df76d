import type { SectionName } from "@latchkey/domain/vocabulary/sections.ts";
import type { ProgressItem } from "@latchkey/domain/wizard/progress.ts";
import type { SectionStep } from "@latchkey/ui/section-steps/section-steps.tsx";
import { useTranslation } from "react-i18next";

type ItemOfSection = Pick<
  ProgressItem,
  "name" | "startedDtm" | "completedDtm" | "submittedDtm" | "remedialSectionUuid"
>;

type State = "todo" | "progress" | "done" | "submitted";

/** A request for missing information puts only the section being answered back in progress. */
const stateOf = (section: SectionName, current: SectionName, progress: readonly ItemOfSection[]): State => {
  const all = progress.filter(({ name }) => name === section);
  if (section === current && all.some(({ submittedDtm }) => !submittedDtm)) return "progress";
  const items = all.filter(({ remedialSectionUuid }) => !remedialSectionUuid);
  if (items.length > 0 && items.every(({ submittedDtm }) => submittedDtm)) return "submitted";
  if (section === current) return "progress";
  if (items.length > 0 && items.every(({ completedDtm }) => completedDtm)) return "done";
  return items.some(({ startedDtm }) => startedDtm) ? "progress" : "todo";
};

/** The progress indicator of sections, sorted by their names (spec 1 §2, step page). */
export const useSectionIndicator = (
  current: SectionName,
  sections: readonly { readonly name: SectionName }[],
  progress: readonly ItemOfSection[],
): readonly SectionStep[] => {
  const { t } = useTranslation("questions");
  return [...new Set(sections.map(({ name }) => name))].sort().map((name) => {
    const state = stateOf(name, current, progress);
    return {
      name: t(`section.${name}`),
      state,
      current: name === current,
      ...(name === current ? {} : { stateLabel: t(`status.${state}`) }),
    };
  });
};

import type { SectionName } from "../vocabulary/sections.ts";
import { type DashboardInput, type Entry, isComplete, ordinaryEntries, remedialEntries } from "./items.ts";

export interface SubmissionGate {
  readonly allowed: boolean;
  readonly missing: readonly SectionName[];
  readonly missingRemedial: readonly string[];
}

/** When someone else pays the rent, identity and income are waived, for the submission only (spec 1 §4 and §6). */
const WAIVED: readonly SectionName[] = ["IDENTITY", "INCOME"];

export const isWaived = (section: SectionName, someoneElsePays: boolean): boolean =>
  someoneElsePays && WAIVED.includes(section);

const stillOpen = (item: Entry): boolean => !item.optional && !isComplete(item);

export const submissionGate = (input: DashboardInput): SubmissionGate => {
  const { someoneElsePayingForRent } = input.income;
  const missing = ordinaryEntries(input)
    .filter((item) => stillOpen(item) && !isWaived(item.section, someoneElsePayingForRent))
    .map(({ section }) => section);
  const missingRemedial = remedialEntries(input)
    .entries.filter(stillOpen)
    .flatMap(({ remedial }) => (remedial ? [remedial.uuid] : []));
  return {
    allowed: missing.length === 0 && missingRemedial.length === 0,
    missing: [...new Set(missing)],
    missingRemedial,
  };
};

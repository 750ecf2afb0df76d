import type { SectionName } from "../vocabulary/sections.ts";
import { isWaived, type SubmissionGate, submissionGate } from "./gate.ts";
import {
  type DashboardInput,
  type Entry,
  isComplete,
  isSubmitted,
  ordinaryEntries,
  type RemedialSection,
  remedialEntries,
} from "./items.ts";
import { progressPercent } from "./percent.ts";

/** In this order of priority (spec 1 §2, section card). */
export type CardStatus = "submitted" | "completed" | "in-progress" | "optional" | "to-do";

export type CardSubtitle =
  | { readonly kind: "income"; readonly incomeType: string; readonly companyName: string | null }
  | { readonly kind: "guarantor"; readonly firstName: string; readonly lastName: string };

export interface Card {
  readonly key: string;
  readonly kind: "ordinary" | "additional-income" | "remedial";
  readonly section: SectionName;
  readonly status: CardStatus;
  readonly disabled: boolean;
  /** Incomplete, but not needed for the submission; it can be completed all the same. */
  readonly waived: boolean;
  readonly subtitle: CardSubtitle | undefined;
  readonly stepName: string | undefined;
  readonly progressId: number | undefined;
  readonly relatedObjectUuid: string | undefined;
  readonly remedialUuid: string | undefined;
}

export type ProgressLabel = "progress" | "remedial-progress" | "completed" | "submitted";

export interface Dashboard {
  readonly remedialCards: readonly Card[];
  readonly cards: readonly Card[];
  readonly percent: number;
  readonly label: ProgressLabel;
  readonly gate: SubmissionGate;
  readonly wasSubmitted: boolean;
  readonly remedialWasSubmitted: boolean;
  readonly fullySubmitted: boolean;
  readonly hasRemedial: boolean;
  readonly unmatchedRemedial: readonly RemedialSection[];
}

export const cardStatus = ({ progress, optional }: Entry): CardStatus => {
  if (progress?.submittedDtm) return "submitted";
  if (progress?.completedDtm) return "completed";
  if (progress?.startedDtm) return "in-progress";
  return optional ? "optional" : "to-do";
};

const relatedTo = ({ progress, remedial }: Entry): string | undefined =>
  progress?.relatedObjectUuid ?? remedial?.relatedObjectUuid ?? undefined;

const subtitleOf = (item: Entry, { income, guarantor }: DashboardInput): Card["subtitle"] => {
  const related = relatedTo(item);
  if (item.section !== "INCOME" || !related) return undefined;
  const source = income.incomeSources.find(({ uuid }) => uuid === related);
  if (source) {
    const { incomeType, companyName } = source;
    return { kind: "income", incomeType, companyName };
  }
  if (guarantor?.uuid !== related) return undefined;
  const { firstName, lastName } = guarantor;
  return { kind: "guarantor", firstName, lastName };
};

const kindOf = ({ remedial, section, optional }: Entry): Card["kind"] => {
  if (remedial) return "remedial";
  return section === "INCOME" && optional ? "additional-income" : "ordinary";
};

const isOpenButWaived = (item: Entry, { income }: DashboardInput): boolean =>
  !item.remedial &&
  !item.optional &&
  !isComplete(item) &&
  isWaived(item.section, income.someoneElsePayingForRent);

/** Submitting closes the ordinary sections for good; a request for missing information reopens only what it names. */
const cardOf = (item: Entry, wasSubmitted: boolean, input: DashboardInput): Card => {
  const kind = kindOf(item);
  const closedWithTheRest = wasSubmitted && kind === "ordinary";
  return {
    key: `${kind}/${item.section}/${item.remedial?.uuid ?? item.progress?.id ?? "new"}`,
    kind,
    section: item.section,
    status: cardStatus(item),
    disabled: isSubmitted(item) || closedWithTheRest,
    waived: isOpenButWaived(item, input),
    subtitle: subtitleOf(item, input),
    stepName: item.remedial?.start,
    progressId: item.progress?.id,
    relatedObjectUuid: relatedTo(item),
    remedialUuid: item.remedial?.uuid,
  };
};

const labelOf = (
  percent: number,
  gate: SubmissionGate,
  dashboard: Pick<Dashboard, "fullySubmitted" | "hasRemedial">,
) => {
  if (dashboard.fullySubmitted) return "submitted";
  if (percent === 100 && gate.allowed) return "completed";
  return dashboard.hasRemedial ? "remedial-progress" : "progress";
};

const allSubmitted = (entries: readonly Entry[]): boolean =>
  entries.every((item) => isSubmitted(item) || item.optional);

/** The whole dashboard as one pure function of what is stored (spec 1 §4, dashboard derivation). */
export const deriveDashboard = (input: DashboardInput): Dashboard => {
  const ordinary = ordinaryEntries(input);
  const { entries: remedial, unmatched } = remedialEntries(input);
  const wasSubmitted = allSubmitted(ordinary);
  const remedialWasSubmitted = allSubmitted(remedial);
  const fullySubmitted = wasSubmitted && remedialWasSubmitted;
  const hasRemedial = remedial.length > 0;
  const percent = progressPercent([...remedial, ...ordinary]);
  const gate = submissionGate(input);
  return {
    remedialCards: remedial.map((item) => cardOf(item, remedialWasSubmitted, input)),
    cards: ordinary.map((item) => cardOf(item, wasSubmitted, input)),
    percent,
    label: labelOf(percent, gate, { fullySubmitted, hasRemedial }),
    gate,
    wasSubmitted,
    remedialWasSubmitted,
    fullySubmitted,
    hasRemedial,
    unmatchedRemedial: unmatched,
  };
};

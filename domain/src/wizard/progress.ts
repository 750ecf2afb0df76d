import type { SectionName } from "../vocabulary/sections.ts";

/** A wizard progress item, as the contract names its fields (spec 1 §3). Times are ISO texts. */
export interface ProgressItem {
  readonly id: number;
  readonly uuid: string;
  readonly name: SectionName;
  readonly completedSteps: readonly string[];
  readonly startedDtm: string | null;
  readonly completedDtm: string | null;
  readonly submittedDtm: string | null;
  readonly optional: boolean;
  readonly relatedObjectUuid: string | null;
  readonly remedialSectionUuid: string | null;
}

export interface ProgressKey {
  readonly section: SectionName;
  readonly progressId?: number | undefined;
  readonly relatedObjectUuid?: string | undefined;
  readonly remedialSectionUuid?: string | undefined;
}

/**
 * Finds the record of a wizard, in the order of spec 1 §4: by progress id and related uuid; by related uuid and
 * section; by id alone; for identity by section name. A record of another section or of another request for missing
 * information never matches.
 */
export const matchProgress = <Item extends ProgressItem>(
  items: readonly Item[],
  { section, progressId, relatedObjectUuid, remedialSectionUuid }: ProgressKey,
): Item | undefined => {
  const own = items.filter(
    (item) => item.name === section && item.remedialSectionUuid === (remedialSectionUuid ?? null),
  );
  const related = (item: Item) =>
    relatedObjectUuid !== undefined && item.relatedObjectUuid === relatedObjectUuid;
  const byId = (item: Item) => progressId !== undefined && item.id === progressId;
  return (
    own.find((item) => byId(item) && related(item)) ??
    own.find(related) ??
    own.find(byId) ??
    (section === "IDENTITY" ? own[0] : undefined)
  );
};

export interface SubmittedStep {
  readonly step: string;
  readonly hasSuccessor: boolean;
  readonly isRemedialEnd: boolean;
  readonly completesFlow: boolean;
  readonly preventsCompletion: boolean;
}

/** No successor, the end of a remedial section, or a step flagged as completing, unless the step prevents it. */
export const asksCompletion = (step: SubmittedStep): boolean =>
  !step.preventsCompletion && (!step.hasSuccessor || step.isRemedialEnd || step.completesFlow);

/**
 * A completed record that includes this step is not sent again (spec 1 §4). This is about the steps: if the answers
 * have changed, the request is made anyway.
 */
export const mustSendProgress = (
  record: Pick<ProgressItem, "completedDtm" | "completedSteps"> | undefined,
  step: string,
  answersChanged: boolean,
): boolean => answersChanged || !record?.completedDtm || !record.completedSteps.includes(step);

/** Seen steps merge as a set: a late save from a second device never removes one. */
export const mergeSteps = (known: readonly string[], sent: readonly string[]): readonly string[] => [
  ...new Set([...known, ...sent]),
];

import type { DashboardInput, IncomeSummary, RemedialSection } from "../dashboard/items.ts";
import type { ProgressItem } from "../wizard/progress.ts";

/** States of an item, to spread into `aProgressItem`. */
export const started = { startedDtm: "2026-11-16T09:00:00Z" } as const;
export const completed = { ...started, completedDtm: "2026-11-17T09:00:00Z" } as const;
export const submitted = { ...completed, submittedDtm: "2026-11-18T09:00:00Z" } as const;

/** An identity item that nobody has started, unless overridden. */
export const aProgressItem = (said: Partial<ProgressItem> = {}): ProgressItem => ({
  id: 1,
  uuid: `progress-${said.id ?? 1}`,
  name: "IDENTITY",
  completedSteps: [],
  startedDtm: null,
  completedDtm: null,
  submittedDtm: null,
  optional: false,
  relatedObjectUuid: null,
  remedialSectionUuid: null,
  ...said,
});

/** A request for missing information about identity, whose item has the id 90. */
export const aRemedialSection = (said: Partial<RemedialSection> = {}): RemedialSection => ({
  uuid: "remedial",
  section: "IDENTITY",
  progressId: 90,
  relatedObjectUuid: null,
  start: "upload",
  end: "uploadBack",
  ...said,
});

/** No income yet, and nobody else pays. */
export const anIncome = (said: Partial<IncomeSummary> = {}): IncomeSummary => ({
  incomeSources: [],
  meetsAffordabilityCriteria: false,
  someoneElsePayingForRent: false,
  ...said,
});

/** All three sections required, none started. */
export const aDashboard = (said: Partial<DashboardInput> = {}): DashboardInput => ({
  sections: [{ name: "IDENTITY" }, { name: "INCOME" }, { name: "RESIDENCE" }],
  remedialSections: [],
  progress: [],
  income: anIncome(),
  guarantor: null,
  ...said,
});

/** One item per section, with the ids 1 to 3, all in the same state. */
export const oneItemEach = (far: Partial<ProgressItem> = {}): readonly ProgressItem[] => [
  aProgressItem({ id: 1, name: "IDENTITY", ...far }),
  aProgressItem({ id: 2, name: "INCOME", ...far }),
  aProgressItem({ id: 3, name: "RESIDENCE", ...far }),
];

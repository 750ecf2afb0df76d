import type { SectionName } from "../vocabulary/sections.ts";
import type { ProgressItem } from "../wizard/progress.ts";

/** The contract's fields from which the dashboard is derived (spec 1 §3). */
export interface RemedialSection {
  readonly uuid: string;
  readonly section: SectionName;
  readonly progressId: number | null;
  readonly relatedObjectUuid: string | null;
  readonly start: string;
  readonly end: string;
}

export interface IncomeSummary {
  readonly incomeSources: readonly {
    readonly uuid: string;
    readonly incomeType: string;
    readonly companyName: string | null;
  }[];
  readonly meetsAffordabilityCriteria: boolean;
  readonly someoneElsePayingForRent: boolean;
}

export interface GuarantorSummary {
  readonly uuid: string;
  readonly firstName: string;
  readonly lastName: string;
}

export interface DashboardInput {
  readonly sections: readonly { readonly name: SectionName }[];
  readonly remedialSections: readonly RemedialSection[];
  readonly progress: readonly ProgressItem[];
  readonly income: IncomeSummary;
  readonly guarantor: GuarantorSummary | null;
}

export interface Entry {
  readonly section: SectionName;
  readonly progress: ProgressItem | undefined;
  readonly optional: boolean;
  readonly remedial: RemedialSection | undefined;
}

export const isSubmitted = ({ progress }: Entry): boolean => Boolean(progress?.submittedDtm);

export const isComplete = ({ progress }: Entry): boolean =>
  Boolean(progress?.submittedDtm || progress?.completedDtm);

const placeholder = (section: SectionName, optional = false): Entry => ({
  section,
  progress: undefined,
  optional,
  remedial: undefined,
});

const entry = (progress: ProgressItem): Entry => ({
  section: progress.name,
  progress,
  optional: progress.optional,
  remedial: undefined,
});

/** Items that answer a request for missing information are not matched to their section (spec 1 §4). */
const entriesOfSection = (section: SectionName, progress: readonly ProgressItem[]): readonly Entry[] => {
  const items = progress.filter(({ name, remedialSectionUuid }) => name === section && !remedialSectionUuid);
  if (items.length === 0) return [placeholder(section)];
  return section === "INCOME" ? items.map(entry) : items.slice(0, 1).map(entry);
};

/**
 * Another income may be added while an income is required and either an income item is incomplete, or everything else
 * is submitted, the criteria are met and the applicant pays.
 */
const offersMoreIncome = (entries: readonly Entry[], income: IncomeSummary): boolean => {
  const ofIncome = entries.filter(({ section }) => section === "INCOME");
  if (ofIncome.length === 0) return false;
  const started = ofIncome.filter(({ progress, optional }) => progress && !optional);
  if (started.some((item) => !isComplete(item))) return true;
  const allSubmitted = entries.every((item) => isSubmitted(item) || item.optional);
  return allSubmitted && income.meetsAffordabilityCriteria && !income.someoneElsePayingForRent;
};

const byName = (one: Entry, other: Entry): number =>
  one.section < other.section ? -1 : Number(one.section > other.section);

export const ordinaryEntries = ({ sections, progress, income }: DashboardInput): readonly Entry[] => {
  const names = [...new Set(sections.map(({ name }) => name))];
  const entries = names.flatMap((name) => entriesOfSection(name, progress));
  const more = offersMoreIncome(entries, income) ? [placeholder("INCOME", true)] : [];
  return [...entries, ...more].sort(byName);
};

export interface RemedialEntries {
  readonly entries: readonly Entry[];
  /** Requests whose progress item does not exist: to be logged, not shown (spec 1 §4). */
  readonly unmatched: readonly RemedialSection[];
}

export const remedialEntries = ({ remedialSections, progress }: DashboardInput): RemedialEntries => {
  const paired = remedialSections.map((remedial) => ({
    remedial,
    item: progress.find(({ id }) => id === remedial.progressId),
  }));
  return {
    entries: paired
      .flatMap(({ remedial, item }) =>
        item ? [{ section: remedial.section, progress: item, optional: false, remedial }] : [],
      )
      .sort(byName),
    unmatched: paired.filter(({ item }) => !item).map(({ remedial }) => remedial),
  };
};

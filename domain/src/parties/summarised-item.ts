import type { SectionName } from "../vocabulary/sections.ts";
import type { AnswerPart, SummaryAnswer } from "../wizard/answer-parts.ts";

/** A part as those see it who look at a case: a secret is only said to be there. */
export type ShownPart = Exclude<AnswerPart, { readonly kind: "secret" }> | { readonly kind: "sealed" };
export type ShownLine = readonly ShownPart[];
export type ShownAnswer = readonly ShownLine[];

export interface ShownRow {
  readonly step: string;
  readonly answer: ShownAnswer;
}

/** What was asked and answered in one progress item. */
export interface SummarisedItem {
  readonly section: SectionName;
  readonly relatedObjectUuid: string | null;
  readonly remedialSectionUuid: string | null;
  readonly rows: readonly ShownRow[];
}

/** The kinds of parts. */
export const shownKinds = [
  "text",
  "name",
  "money",
  "date",
  "span",
  "monthSpan",
  "probation",
  "country",
  "address",
  "choice",
  "file",
  "without",
  "sealed",
] as const satisfies readonly ShownPart["kind"][];

const partsOf = (answer: SummaryAnswer, ofSecret: (value: string) => ShownPart): ShownAnswer =>
  answer.map((line) => line.map((part) => (part.kind === "secret" ? ofSecret(part.value) : part)));

/** As the person reads it who gave it: a secret too, as long as it can still be changed. */
export const ownAnswer = (answer: SummaryAnswer): ShownAnswer =>
  partsOf(answer, (value) => ({ kind: "text", value }));

export const shownAnswer = (answer: SummaryAnswer): ShownAnswer =>
  partsOf(answer, () => ({ kind: "sealed" }));

type Place = Pick<SummarisedItem, "section" | "relatedObjectUuid" | "remedialSectionUuid">;

export const isSameItem = (one: Place, other: Place): boolean =>
  one.section === other.section &&
  one.relatedObjectUuid === other.relatedObjectUuid &&
  one.remedialSectionUuid === other.remedialSectionUuid;

/** One answer that differs between two rounds. */
export interface ChangedAnswer {
  readonly section: SectionName;
  readonly relatedObjectUuid: string | null;
  /** The request that it answers; null: what was asked first. */
  readonly remedialSectionUuid: string | null;
  readonly step: string;
  /** undefined: it was not asked then. */
  readonly before: ShownAnswer | undefined;
  /** undefined: it is not asked any more. */
  readonly after: ShownAnswer | undefined;
}

const changesOf = (
  before: SummarisedItem | undefined,
  after: SummarisedItem | undefined,
): readonly ChangedAnswer[] => {
  const item = after ?? before;
  if (!item) return [];
  const steps = [...new Set([...(after?.rows ?? []), ...(before?.rows ?? [])].map(({ step }) => step))];
  return steps.flatMap((step) => {
    const then = before?.rows.find((row) => row.step === step)?.answer;
    const now = after?.rows.find((row) => row.step === step)?.answer;
    const { section, relatedObjectUuid, remedialSectionUuid } = item;
    return JSON.stringify(then) === JSON.stringify(now)
      ? []
      : [{ section, relatedObjectUuid, remedialSectionUuid, step, before: then, after: now }];
  });
};

/** What has changed from one round to another, in the order of the later one; what is gone comes last. */
export const changedAnswers = (
  before: readonly SummarisedItem[],
  after: readonly SummarisedItem[],
): readonly ChangedAnswer[] => [
  ...after.flatMap((item) =>
    changesOf(
      before.find((other) => isSameItem(other, item)),
      item,
    ),
  ),
  ...before
    .filter((item) => !after.some((other) => isSameItem(other, item)))
    .flatMap((item) => changesOf(item, undefined)),
];

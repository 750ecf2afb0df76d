import type { SectionName } from "../vocabulary/sections.ts";
import type { AnswerPart, SummaryAnswer } from "../wizard/answer-parts.ts";

export type ShownPart = Exclude<AnswerPart, { readonly kind: "secret" }> | { readonly kind: "sealed" };
export type ShownLine = readonly ShownPart[];
export type ShownAnswer = readonly ShownLine[];

export interface ShownRow {
  readonly step: string;
  readonly answer: ShownAnswer;
}

export interface SummarisedItem {
  readonly section: SectionName;
  readonly relatedObjectUuid: string | null;
  readonly remedialSectionUuid: string | null;
  readonly rows: readonly ShownRow[];
}

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

export const ownAnswer = (answer: SummaryAnswer): ShownAnswer =>
  partsOf(answer, (value) => ({ kind: "text", value }));

export const shownAnswer = (answer: SummaryAnswer): ShownAnswer =>
  partsOf(answer, () => ({ kind: "sealed" }));

type Place = Pick<SummarisedItem, "section" | "relatedObjectUuid" | "remedialSectionUuid">;

export const isSameItem = (one: Place, other: Place): boolean =>
  one.section === other.section &&
  one.relatedObjectUuid === other.relatedObjectUuid &&
  one.remedialSectionUuid === other.remedialSectionUuid;

export interface ChangedAnswer {
  readonly section: SectionName;
  readonly relatedObjectUuid: string | null;
  /** The request that it answers; null for the first round. */
  readonly remedialSectionUuid: string | null;
  readonly step: string;
  readonly before: ShownAnswer | undefined;
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

/** Changes between two rounds in the order of the later one; removed answers come last. */
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

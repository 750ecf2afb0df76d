import { sections, stepsOfVariant } from "@latchkey/domain/sections/registry.ts";
import type { SectionName } from "@latchkey/domain/vocabulary/sections.ts";
import { mergeAnswers } from "@latchkey/domain/wizard/merge.ts";
import { mergeSteps } from "@latchkey/domain/wizard/progress.ts";
import { variantIn } from "@latchkey/domain/wizard/section.ts";
import { sql } from "kysely";
import { readIncome } from "../income/income-facts.ts";
import { appendEvent } from "../parties/events.ts";
import {
  type PartyRow,
  type ProgressRow,
  partyChanged,
  readParty,
  readProgressItem,
} from "../parties/party-row.ts";
import { assertSectionOpen, isGiven, itemOf, type SectionKey } from "../parties/standing.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import { invalidInput, notFound, Refusal } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";
import { completingAnswersOf, mayCountAsCompleted } from "./walk.ts";

export interface ProgressInput {
  readonly id?: number | null | undefined;
  readonly name: SectionName;
  readonly completedSteps: readonly string[];
  readonly completed: boolean;
  readonly relatedObjectUuid?: string | null | undefined;
  readonly remedialSectionUuid?: string | null | undefined;
  readonly answers?: unknown;
  /**
   * The answers that the page had read: only differences are saved. Missing: the answers replace the stored
   * ones.
   */
  readonly answersBefore?: unknown;
}

const MAX_ANSWER_BYTES = 20_000;

/**
 * The related object is an income source or the guarantor of this party, for income only; identity and residence have
 * none. Anything else is not found.
 */
const assertRelatedObject = async (
  { tx }: Work,
  party: PartyKey,
  { section, relatedObjectUuid }: SectionKey,
): Promise<void> => {
  if (!isGiven(relatedObjectUuid)) return;
  if (section !== "INCOME") throw notFound();
  const { incomeSources, guarantor } = await readIncome(tx, party);
  const own = [...incomeSources.map(({ uuid }) => uuid), guarantor?.uuid];
  if (!own.includes(relatedObjectUuid)) throw notFound();
};

const checkSteps = (standing: PartyRow, { name, completedSteps }: ProgressInput): void => {
  const variant = variantIn(standing.sections, name);
  const known = variant ? stepsOfVariant(variant) : [];
  if (completedSteps.every((step) => known.includes(step))) return;
  throw invalidInput({ completedSteps: { code: "validation.unknown_step" } });
};

/**
 * The record to save to. An id has to belong to this section; without an id, the open record is used. A record that began
 * before its object was there becomes that object's, unless the object has one already.
 * @param written the object that this operation wrote: if another tab has meanwhile given the named record to another
 *   object, this one gets a record of its own
 */
const findItem = (
  standing: PartyRow,
  input: ProgressInput,
  { written, ...key }: SectionKey & { readonly written: string | undefined },
): ProgressRow | undefined => {
  if (input.id === null || input.id === undefined) return itemOf(standing, key);
  const named = standing.progress.find(({ id }) => id === input.id);
  const isOfSection =
    named?.name === input.name && named.remedialSectionUuid === (key.remedialSectionUuid ?? null);
  if (!named || !isOfSection) throw notFound();
  const related = key.relatedObjectUuid ?? named.relatedObjectUuid;
  if (related !== named.relatedObjectUuid) {
    if (named.relatedObjectUuid && related !== written) throw notFound();
    const own = itemOf(standing, key);
    if (named.relatedObjectUuid || own) return own;
  }
  if (named.submittedDtm) throw new Refusal("ALREADY_SUBMITTED");
  return named;
};

const parsed = (section: SectionName, field: string, answers: unknown): object => {
  if (JSON.stringify(answers).length > MAX_ANSWER_BYTES) {
    throw invalidInput({ [field]: { code: "validation.max_length", params: { max: MAX_ANSWER_BYTES } } });
  }
  return sections[section].parseAnswers(answers);
};

const isMissing = (value: unknown): boolean => value === undefined || value === null;

interface AnswersToSave {
  readonly answers: object;
  readonly changedElsewhere: boolean;
}

type Answers = Readonly<Record<string, unknown>>;

/** By name; a page of a request has read the ordinary item's answers beneath its own. */
interface StoredAnswers {
  readonly own: Answers;
  readonly beneath: Answers;
}

const storedAnswers = (standing: PartyRow, item: ProgressRow | undefined, key: SectionKey): StoredAnswers => {
  const { section, relatedObjectUuid, remedialSectionUuid } = key;
  const ordinary = isGiven(remedialSectionUuid)
    ? itemOf(standing, { section, relatedObjectUuid })
    : undefined;
  return { own: (item?.answers ?? {}) as Answers, beneath: (ordinary?.answers ?? {}) as Answers };
};

/** @throws CHANGED_ELSEWHERE if the same answer was changed in two places */
const answersToSave = (input: ProgressInput, { own, beneath }: StoredAnswers): AnswersToSave => {
  const stored = own;
  if (isMissing(input.answers)) return { answers: stored, changedElsewhere: false };
  const mine = parsed(input.name, "answers", input.answers);
  if (isMissing(input.answersBefore)) return { answers: mine, changedElsewhere: false };
  const before = parsed(input.name, "answersBefore", input.answersBefore);
  // Inherited answers that the page had read are its base, not a deletion by another tab.
  const inherited = Object.fromEntries(Object.entries(beneath).filter(([name]) => name in before));
  const merged = mergeAnswers({
    before: { ...before },
    mine: { ...mine },
    stored: { ...inherited, ...stored },
  });
  if (merged.conflict) throw new Refusal("CHANGED_ELSEWHERE");
  return merged;
};

interface Saved {
  readonly key: SectionKey;
  readonly steps: readonly string[];
  readonly answers: unknown;
  readonly completed: boolean;
}

const insertItem = async (
  { tx }: Work,
  party: PartyKey,
  { key, steps, answers, completed }: Saved,
): Promise<number> => {
  const { id } = await tx
    .insertInto("progress_item")
    .values({
      application_id: party.applicationId,
      party_id: party.partyId,
      section: key.section,
      completed_steps: [...steps],
      answers: JSON.stringify(answers),
      started_at: sql<Date>`now()`,
      completed_at: completed ? sql<Date>`now()` : null,
      related_object_uuid: key.relatedObjectUuid ?? null,
      remedial_section_id: key.remedialSectionUuid ?? null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
};

const updateItem = async (
  { tx }: Work,
  party: PartyKey,
  { item, key, steps, answers, completed }: Saved & { readonly item: ProgressRow },
): Promise<void> => {
  await tx
    .updateTable("progress_item")
    .set({
      completed_steps: [...steps],
      answers: JSON.stringify(answers),
      started_at: sql<Date>`coalesce(started_at, now())`,
      completed_at: completed ? sql<Date>`coalesce(completed_at, now())` : null,
      related_object_uuid: item.relatedObjectUuid ?? key.relatedObjectUuid ?? null,
    })
    .where("application_id", "=", party.applicationId)
    .where("party_id", "=", party.partyId)
    .where("id", "=", item.id)
    .execute();
};

const walkedItem = (item: ProgressRow | undefined, key: SectionKey, answers: object) => ({
  name: key.section,
  relatedObjectUuid: item?.relatedObjectUuid ?? key.relatedObjectUuid ?? null,
  remedialSectionUuid: key.remedialSectionUuid ?? null,
  answers,
});

/**
 * Saves the steps seen and the choices made (spec 1 §4). `completed` is a request: the server's own walk decides. A
 * completed record stays completed only while its walk still reaches an end.
 */
export const saveProgress = async (
  work: Work,
  party: PartyKey,
  input: ProgressInput,
): Promise<ProgressRow> => {
  const standing = await readParty(work, party);
  const written = work.writtenObjects.get(input.name);
  const key: SectionKey = {
    section: input.name,
    // By default the object that an earlier field of the same operation has written.
    relatedObjectUuid: input.relatedObjectUuid ?? written,
    remedialSectionUuid: input.remedialSectionUuid,
  };
  assertSectionOpen(standing, key);
  await assertRelatedObject(work, party, key);
  checkSteps(standing, input);
  const item = findItem(standing, input, { ...key, written });
  const steps = mergeSteps(item?.completedSteps ?? [], input.completedSteps);
  const { answers: told, changedElsewhere } = answersToSave(input, storedAnswers(standing, item, key));
  const walked = walkedItem(item, key, told);
  const isDerived = input.completed && isMissing(input.answers);
  const derived = isDerived && (await completingAnswersOf(work, standing, { item: walked, steps }));
  const answers = { ...walked.answers, ...derived };
  const reachesEnd = await mayCountAsCompleted(work, standing, { ...walked, answers });
  if (input.completed && !reachesEnd) {
    throw new Refusal(changedElsewhere ? "CHANGED_ELSEWHERE" : "PROGRESS_NOT_REACHABLE");
  }
  const saved: Saved = {
    key,
    steps,
    answers,
    completed: reachesEnd && (input.completed || Boolean(item?.completedDtm)),
  };
  if (item) await updateItem(work, party, { ...saved, item });
  const id = item?.id ?? (await insertItem(work, party, saved));
  partyChanged(work, party);
  if (standing.events.at(-1) === "invited") await appendEvent(work, party, "opened");
  return readProgressItem(work.tx, party, id);
};

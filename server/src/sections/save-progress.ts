import { stepsOfVariant } from "@latchkey/domain/sections/steps.ts";
import { type SectionName, sectionOfVariant } from "@latchkey/domain/vocabulary/sections.ts";
import { mergeSteps } from "@latchkey/domain/wizard/progress.ts";
import { sql } from "kysely";
import { builder, inOperation, type Work } from "../api/applicant/builder.ts";
import type { MeRow, ProgressRow, ValidationRow } from "../api/applicant/me.ts";
import { sectionName, wizardProgress } from "../api/applicant/validation.type.ts";
import {
  assertRelatedObject,
  assertSectionOpen,
  itemOf,
  type SectionKey,
  validationOf,
} from "../cases/standing.ts";
import { invalidInput, notFound, Refusal } from "../platform/refusals/refusals.ts";
import { mayCountAsCompleted, parseAnswers, walkServices } from "./walk-section.ts";

interface ProgressInput {
  readonly id?: number | null | undefined;
  readonly name: SectionName;
  readonly completedSteps: readonly string[];
  readonly completed: boolean;
  readonly relatedObjectUuid?: string | null | undefined;
  readonly remedialSectionUuid?: string | null | undefined;
  readonly answers?: unknown;
}

const MOST_ANSWER_BYTES = 20_000;

const payload = builder.objectRef<ProgressRow>("UpdateWizardProgress").implement({
  fields: (t) => ({ wizardProgress: t.field({ type: wizardProgress, resolve: (item) => item }) }),
});

const checkSteps = (validation: ValidationRow, { name, completedSteps }: ProgressInput): void => {
  const variant = validation.sections.find((candidate) => sectionOfVariant(candidate) === name);
  const known = variant ? stepsOfVariant(variant) : [];
  if (completedSteps.every((step) => known.includes(step))) return;
  throw invalidInput({ completedSteps: { code: "validation.unknown_step" } });
};

/** The record that the save means. An id has to be one of this section's; without one, the open record is met. */
const findItem = (
  validation: ValidationRow,
  input: ProgressInput,
  key: SectionKey,
): ProgressRow | undefined => {
  if (input.id === null || input.id === undefined) return itemOf(validation, key);
  const named = validation.progress.find(({ id }) => id === input.id);
  const isMeant =
    named?.name === input.name &&
    named.remedialSectionUuid === (key.remedialSectionUuid ?? null) &&
    named.relatedObjectUuid === (key.relatedObjectUuid ?? named.relatedObjectUuid);
  if (!named || !isMeant) throw notFound();
  if (named.submittedDtm) throw new Refusal("ALREADY_SUBMITTED");
  return named;
};

const parsedAnswers = (input: ProgressInput, item: ProgressRow | undefined): unknown => {
  if (input.answers === undefined || input.answers === null) return item?.answers ?? {};
  if (JSON.stringify(input.answers).length > MOST_ANSWER_BYTES) {
    throw invalidInput({ answers: { code: "validation.max_length", params: { max: MOST_ANSWER_BYTES } } });
  }
  return parseAnswers(input.name, input.answers);
};

const writeItem = async (
  { tx }: Work,
  { me, validation, key, item }: Saving,
  { steps, answers, completed }: { steps: readonly string[]; answers: unknown; completed: boolean },
): Promise<number> => {
  const shared = { completed_steps: [...steps], answers: JSON.stringify(answers) };
  if (!item) {
    const { id } = await tx
      .insertInto("progress_item")
      .values({
        ...shared,
        validation_id: validation.uuid,
        applicant_id: me.uuid,
        section: key.section,
        started_at: sql<Date>`now()`,
        completed_at: completed ? sql<Date>`now()` : null,
        related_object_uuid: key.relatedObjectUuid ?? null,
        remedial_section_id: key.remedialSectionUuid ?? null,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  }
  await tx
    .updateTable("progress_item")
    .set({
      ...shared,
      started_at: sql<Date>`coalesce(started_at, now())`,
      completed_at: completed ? sql<Date>`coalesce(completed_at, now())` : null,
    })
    .where("applicant_id", "=", me.uuid)
    .where("id", "=", item.id)
    .execute();
  return item.id;
};

interface Saving {
  readonly me: MeRow;
  readonly validation: ValidationRow;
  readonly key: SectionKey;
  readonly item: ProgressRow | undefined;
}

const openedFirstTime = async ({ tx }: Work, me: MeRow, validation: ValidationRow): Promise<void> => {
  if (validation.events.at(-1) !== "invited") return;
  await tx
    .insertInto("validation_event")
    .values({ validation_id: validation.uuid, applicant_id: me.uuid, kind: "opened" })
    .execute();
};

/**
 * Saves the steps seen and the choices made. `completed` is a request: the server's own walk decides. A record that
 * was completed stays so only while its walk still reaches an end.
 */
const save = async (work: Work, input: ProgressInput): Promise<ProgressRow> => {
  const { context } = work;
  const me = await context.me();
  const validation = validationOf(me);
  const key: SectionKey = {
    section: input.name,
    relatedObjectUuid: input.relatedObjectUuid,
    remedialSectionUuid: input.remedialSectionUuid,
  };
  assertSectionOpen(validation, key);
  assertRelatedObject(me, key);
  checkSteps(validation, input);
  const item = findItem(validation, input, key);
  const answers = parsedAnswers(input, item);
  const walked = { name: input.name, remedialSectionUuid: key.remedialSectionUuid ?? null, answers };
  const reachesEnd = mayCountAsCompleted(me, validation, walked, walkServices(context.services));
  if (input.completed && !reachesEnd) throw new Refusal("PROGRESS_NOT_REACHABLE");
  const completed = reachesEnd && (input.completed || Boolean(item?.completedDtm));
  const steps = mergeSteps(item?.completedSteps ?? [], input.completedSteps);
  const id = await writeItem(work, { me, validation, key, item }, { steps, answers, completed });
  await openedFirstTime(work, me, validation);
  context.forgetMe();
  const saved = validationOf(await context.me()).progress.find((candidate) => candidate.id === id);
  if (!saved) throw notFound();
  return saved;
};

builder.mutationField("updateWizardProgress", (t) =>
  t.field({
    type: payload,
    args: {
      id: t.arg.int(),
      name: t.arg({ type: sectionName, required: true }),
      completedSteps: t.arg.stringList({ required: true }),
      completed: t.arg.boolean({ required: true }),
      relatedObjectUuid: t.arg.id(),
      remedialSectionUuid: t.arg.id(),
      answers: t.arg({ type: "Json" }),
    },
    resolve: (_root, args, context) => inOperation(context, (work) => save(work, args)),
  }),
);

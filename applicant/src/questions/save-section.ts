import type { SectionName } from "@latchkey/domain/vocabulary/sections.ts";
import type { Client } from "urql";
import { MutateProgress } from "./mutate-progress.graphql.ts";
import { failedSave } from "./save-outcome.ts";
import type { ProgressToSave, SavedProgress, SaveOutcome, SaveRequest } from "./wizard-definition.ts";

export const progressVariables = <Section extends SectionName>(
  section: Section,
  progress: ProgressToSave | undefined,
) => ({
  saveProgress: progress !== undefined,
  section,
  progressId: progress?.id,
  completedSteps: progress?.completedSteps ?? [],
  completed: progress?.completed ?? false,
  relatedObjectUuid: progress?.relatedObjectUuid,
  answers: progress?.answers,
  answersBefore: progress?.answersBefore,
});

interface RecordAfterSave extends SavedProgress {
  readonly name: SectionName;
  readonly remedialSectionUuid: string | null;
}

interface RecordOf {
  readonly name: SectionName;
  readonly remedialSectionUuid: string | null | undefined;
  /** The object of the record, in a section that has one for each. */
  readonly relatedObjectUuid?: string | null | undefined;
}

/** A changed fact may have revoked the completion: the server's state counts, not the browser's. */
export const recordAfterSave = (
  validation: { readonly progress: readonly RecordAfterSave[] } | null,
  { name, remedialSectionUuid = null, relatedObjectUuid = null }: RecordOf,
): SavedProgress | undefined =>
  validation?.progress.find(
    (item) =>
      item.name === name &&
      item.remedialSectionUuid === remedialSectionUuid &&
      item.relatedObjectUuid === relatedObjectUuid,
  );

const saveProgress = async <Values>(
  client: Client,
  progress: ProgressToSave,
): Promise<SaveOutcome<Values>> => {
  const { data, error } = await client.mutation(MutateProgress, progress).toPromise();
  if (error || !data) return error ? failedSave(error) : { kind: "no-answer" };
  return { kind: "saved", progress: data.updateWizardProgress.wizardProgress };
};

interface SectionFacts<Values, Facts> {
  /** The facts in the answer to a step; undefined if it has only choices. */
  readonly factsIn: (step: string, answer: Partial<Values>, values: Values) => Facts | undefined;
  readonly saveFacts: (facts: Facts, request: SaveRequest<Values, string>) => Promise<SaveOutcome<Values>>;
}

/** One request per Continue: facts and progress together, or just one of them. */
export const saveSection =
  <Values, Facts>(client: Client, { factsIn, saveFacts }: SectionFacts<Values, Facts>) =>
  async (request: SaveRequest<Values, string>): Promise<SaveOutcome<Values>> => {
    const { step, answer, values, progress } = request;
    const facts = factsIn(step, answer, values);
    if (facts) return saveFacts(facts, request);
    return progress ? saveProgress(client, progress) : { kind: "saved" };
  };

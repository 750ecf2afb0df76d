import type { SectionName } from "@latchkey/domain/vocabulary/sections.ts";
import type { Client } from "urql";
import { MutateProgress } from "./mutate-progress.graphql.ts";
import { failedSave } from "./save-outcome.ts";
import type { ProgressToSave, SavedProgress, SaveOutcome, SaveRequest } from "./wizard-definition.ts";

/** The progress of a step as the mutation of its facts sends it along. */
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
});

interface RecordAfterSave extends SavedProgress {
  readonly name: SectionName;
  readonly remedialSectionUuid: string | null;
}

/** A changed fact may have taken the completion back: what the server has now counts, not what the browser knew. */
export const recordAfterSave = (
  section: SectionName,
  validation: { readonly progress: readonly RecordAfterSave[] } | null,
  remedialSectionUuid: string | null,
): SavedProgress | undefined =>
  validation?.progress.find(
    (item) => item.name === section && item.remedialSectionUuid === remedialSectionUuid,
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
  /** The facts in an answer; undefined where it holds choices only. */
  readonly factsIn: (answer: Partial<Values>, values: Values) => Facts | undefined;
  readonly saveFacts: (facts: Facts, request: SaveRequest<Values, string>) => Promise<SaveOutcome<Values>>;
}

/** One request per Continue: facts and progress together, or whichever of the two there is. */
export const saveSection =
  <Values, Facts>(client: Client, { factsIn, saveFacts }: SectionFacts<Values, Facts>) =>
  async (request: SaveRequest<Values, string>): Promise<SaveOutcome<Values>> => {
    const { answer, values, progress } = request;
    const facts = factsIn(answer, values);
    if (facts) return saveFacts(facts, request);
    return progress ? saveProgress(client, progress) : { kind: "saved" };
  };

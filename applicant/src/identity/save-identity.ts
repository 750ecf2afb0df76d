import type { IdentityStep } from "@latchkey/domain/identity/flow.ts";
import type { Client } from "urql";
import type { MutateMeMutationVariables } from "../graphql/operations.generated.ts";
import { MutateProgress } from "../questions/mutate-progress.graphql.ts";
import { failedSave } from "../questions/save-outcome.ts";
import type { ProgressToSave, SaveOutcome, SaveRequest } from "../questions/wizard-definition.ts";
import { MutateMe } from "./mutate-me.graphql.ts";
import { factsIn, type RunningValues } from "./step-facts.ts";

type Outcome = SaveOutcome<RunningValues>;

const progressVariables = (progress: ProgressToSave | undefined) => ({
  saveProgress: progress !== undefined,
  section: "IDENTITY" as const,
  progressId: progress?.id,
  completedSteps: progress?.completedSteps ?? [],
  completed: progress?.completed ?? false,
  relatedObjectUuid: progress?.relatedObjectUuid,
  answers: progress?.answers,
});

const saveFacts = async (client: Client, variables: MutateMeMutationVariables): Promise<Outcome> => {
  const { data, error } = await client.mutation(MutateMe, variables).toPromise();
  if (error || !data) return error ? failedSave(error) : { kind: "no-answer" };
  const { me } = data.updateMe;
  return {
    kind: "saved",
    progress: data.updateWizardProgress?.wizardProgress,
    values: { upload: me.identityDocuments, changes: { added: [], withdrawn: [] } },
  };
};

const saveProgress = async (client: Client, progress: ProgressToSave): Promise<Outcome> => {
  const { data, error } = await client.mutation(MutateProgress, progress).toPromise();
  if (error || !data) return error ? failedSave(error) : { kind: "no-answer" };
  return { kind: "saved", progress: data.updateWizardProgress.wizardProgress };
};

/** One request per Continue: facts and progress together, or whichever of the two there is. */
export const saveIdentity =
  (client: Client) =>
  async ({
    answer,
    progress,
    remedialSectionUuid,
  }: SaveRequest<RunningValues, IdentityStep>): Promise<Outcome> => {
    const facts = factsIn(answer);
    if (facts) return saveFacts(client, { ...facts, ...progressVariables(progress), remedialSectionUuid });
    return progress ? saveProgress(client, progress) : { kind: "saved" };
  };

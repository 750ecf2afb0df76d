import type { AnyIdentityStep } from "@latchkey/domain/identity/any-flow.ts";
import type { Client } from "urql";
import type { MutateMeMutation, MutateMeRtrMutationVariables } from "../graphql/operations.generated.ts";
import { MutateProgress } from "../questions/mutate-progress.graphql.ts";
import { failedSave } from "../questions/save-outcome.ts";
import type { ProgressToSave, SaveOutcome, SaveRequest } from "../questions/wizard-definition.ts";
import { factsIn, type RunningValues } from "./step-facts.ts";
import type { LoadedVariant } from "./variant.ts";

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

type Mutation = LoadedVariant["mutation"];

/** A changed fact may have taken the completion back: what the server has now counts, not what the browser knew. */
const recordIn = ({ updateMe, updateWizardProgress }: MutateMeMutation, remedialSectionUuid: string | null) =>
  updateWizardProgress?.wizardProgress ??
  updateMe.me.latestValidation?.progress.find(
    (item) => item.name === "IDENTITY" && item.remedialSectionUuid === remedialSectionUuid,
  );

const saveFacts = async (
  client: Client,
  mutation: Mutation,
  variables: MutateMeRtrMutationVariables,
): Promise<Outcome> => {
  const { data, error } = await client.mutation(mutation, variables).toPromise();
  if (error || !data) return error ? failedSave(error) : { kind: "no-answer" };
  const remedialUuid = variables.remedialSectionUuid ?? null;
  const upload = data.updateMe.me.identityDocuments.filter(
    ({ remedialSectionUuid }) => remedialSectionUuid === remedialUuid,
  );
  return {
    kind: "saved",
    progress: recordIn(data, remedialUuid),
    values: { upload, changes: { added: [], withdrawn: [] } },
  };
};

const saveProgress = async (client: Client, progress: ProgressToSave): Promise<Outcome> => {
  const { data, error } = await client.mutation(MutateProgress, progress).toPromise();
  if (error || !data) return error ? failedSave(error) : { kind: "no-answer" };
  return { kind: "saved", progress: data.updateWizardProgress.wizardProgress };
};

/** One request per Continue: facts and progress together, or whichever of the two there is. */
export const saveIdentity =
  (client: Client, mutation: Mutation) =>
  async ({
    answer,
    values,
    progress,
    remedialSectionUuid,
  }: SaveRequest<RunningValues, AnyIdentityStep>): Promise<Outcome> => {
    const facts = factsIn(answer, values);
    if (facts) {
      return saveFacts(client, mutation, { ...facts, ...progressVariables(progress), remedialSectionUuid });
    }
    return progress ? saveProgress(client, progress) : { kind: "saved" };
  };

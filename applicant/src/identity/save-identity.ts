import { identityQuestions } from "@latchkey/domain/identity/questions.ts";
import { inputsOf } from "@latchkey/domain/wizard/question.ts";
import type { Client } from "urql";
import { failedSave } from "../questions/save-outcome.ts";
import { progressVariables, recordAfterSave, saveSection } from "../questions/save-section.ts";
import type { SaveOutcome, SaveRequest } from "../questions/wizard-definition.ts";
import { type Facts, factsIn, type RunningValues } from "./step-facts.ts";
import type { LoadedVariant } from "./variant.ts";

const saveFacts = async (
  client: Client,
  mutation: LoadedVariant["mutation"],
  facts: Facts,
  { step, before, progress, remedialSectionUuid }: SaveRequest<RunningValues, string>,
): Promise<SaveOutcome<RunningValues>> => {
  const variables = {
    ...facts,
    before: before && inputsOf(identityQuestions, step, before),
    ...progressVariables("IDENTITY", progress),
    remedialSectionUuid,
  };
  const { data, error } = await client.mutation(mutation, variables).toPromise();
  if (error || !data) return error ? failedSave(error) : { kind: "no-answer" };
  const { updateMe, updateWizardProgress } = data;
  const remedialUuid = remedialSectionUuid ?? null;
  const upload = updateMe.me.identityDocuments.filter((file) => file.remedialSectionUuid === remedialUuid);
  return {
    kind: "saved",
    progress:
      updateWizardProgress?.wizardProgress ??
      recordAfterSave("IDENTITY", updateMe.me.latestValidation, remedialUuid),
    values: { upload, changes: { added: [], withdrawn: [] } },
  };
};

export const saveIdentity = (client: Client, mutation: LoadedVariant["mutation"]) =>
  saveSection<RunningValues, Facts>(client, {
    factsIn,
    saveFacts: (facts, request) => saveFacts(client, mutation, facts, request),
  });

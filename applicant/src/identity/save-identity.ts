import { identityQuestions } from "@latchkey/domain/identity/questions.ts";
import { inputsOf } from "@latchkey/domain/wizard/question.ts";
import type { Client } from "urql";
import { failedSave } from "../questions/save-outcome.ts";
import { progressVariables, recordAfterSave, saveSection } from "../questions/save-section.ts";
import type { SaveOutcome, SaveRequest } from "../questions/wizard-definition.ts";
import { type Facts, factsIn, type RunningValues } from "./step-facts.ts";
import type { LoadedVariant } from "./variant.ts";

export const saveIdentity = (client: Client, mutation: LoadedVariant["mutation"]) => {
  const saveFacts = async (
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
    const asked = remedialSectionUuid ?? null;
    return {
      kind: "saved",
      progress:
        updateWizardProgress?.wizardProgress ??
        recordAfterSave(updateMe.me.latestValidation, { name: "IDENTITY", remedialSectionUuid }),
      values: {
        upload: updateMe.me.identityDocuments.filter((file) => file.remedialSectionUuid === asked),
        changes: { added: [], withdrawn: [] },
      },
    };
  };
  return saveSection<RunningValues, Facts>(client, { factsIn, saveFacts });
};

import { asksCompletion, mustSendProgress } from "@latchkey/domain/wizard/progress.ts";
import type { WizardState } from "@latchkey/domain/wizard/state.ts";
import type { QuestionQuery } from "./question-address.ts";
import type { ProgressToSave, SavedProgress, WizardDefinition } from "./wizard-definition.ts";

interface StandingStep<Values, Name extends string> {
  readonly step: Name;
  readonly state: WizardState<Values>;
  readonly record: SavedProgress | undefined;
  readonly query: QuestionQuery;
  readonly endStep?: string | undefined;
  readonly objectUuid: string | undefined;
}

interface NewAnswer<Values, Name extends string> {
  readonly values: Values;
  readonly next: Name | undefined;
  /** The values as the page read them; undefined: this answer wins over other tabs. */
  readonly before: Values | undefined;
}

/** The progress of a step with its answer; undefined if there is nothing new to send (spec 1 §4). */
export const progressToSave = <Values extends object, Context, Name extends string>(
  definition: WizardDefinition<Values, Context, Name>,
  { step, state, record, query, endStep, objectUuid }: StandingStep<Values, Name>,
  { values, next, before }: NewAnswer<Values, Name>,
): ProgressToSave | undefined => {
  const { completes = false, preventsCompletion } = definition.flow.steps[step];
  const answers = definition.answersOf(values);
  const answersChanged = JSON.stringify(answers) !== JSON.stringify(definition.answersOf(state.values));
  if (!mustSendProgress(record, step, answersChanged)) return undefined;
  return {
    id: record?.id,
    name: definition.section,
    completedSteps: state.seenFlow.slice(0, state.currentStepIndex + 1),
    completed: asksCompletion({
      step,
      hasSuccessor: next !== undefined,
      isRemedialEnd: step === endStep,
      completesFlow: completes,
      preventsCompletion: preventsCompletion?.(values) ?? false,
    }),
    relatedObjectUuid: objectUuid,
    remedialSectionUuid: query.remedialUuid,
    answers,
    answersBefore: before && definition.answersOf(before),
  };
};

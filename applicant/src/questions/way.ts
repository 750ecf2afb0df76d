import { type ExpectedLength, expectedLength } from "@latchkey/domain/wizard/expected-length.ts";
import { asStepName } from "@latchkey/domain/wizard/flow.ts";
import { openAfter } from "@latchkey/domain/wizard/open-after.ts";
import type { WizardState } from "@latchkey/domain/wizard/state.ts";
import type { WizardDefinition } from "./wizard-definition.ts";

interface Position<Values> {
  readonly state: WizardState<Values>;
  readonly endStep: string | undefined;
}

const pathOf = <Values extends object, Context, Name extends string>(
  { flow }: WizardDefinition<Values, Context, Name>,
  { seenFlow, currentStepIndex }: WizardState<Values>,
): readonly Name[] => seenFlow.slice(0, currentStepIndex + 1).flatMap((step) => asStepName(flow, step) ?? []);

/** "Question 5 of about 7" */
export const lengthFrom = <Values extends object, Context, Name extends string>(
  definition: WizardDefinition<Values, Context, Name>,
  { state, endStep = "" }: Position<Values>,
): ExpectedLength => {
  const { flow, context } = definition;
  const end = asStepName(flow, endStep);
  return expectedLength({ flow, values: state.values, context }, { path: pathOf(definition, state), end });
};

/**
 * The steps after a changed answer, from `next` to the first open one. Answered steps are skipped, and the change is
 * finished once the section is complete.
 * @param values all values, the new answer included
 */
const stepsToOpen = <Values extends object, Context, Name extends string>(
  definition: WizardDefinition<Values, Context, Name>,
  { state, endStep = "" }: Position<Values>,
  { next, values }: { readonly next: Name; readonly values: Values },
): readonly Name[] => {
  const { flow, context } = definition;
  const passed = pathOf(definition, state);
  return openAfter({ flow, values, context }, { passed, next, end: asStepName(flow, endStep) });
};

interface Leaving<Values, Name extends string> extends Position<Values> {
  readonly step: Name;
  readonly change: string | undefined;
}

/** The steps up to the next one to show; none at the end. A changed answer skips answered steps. */
export const stepsAfter = <Values extends object, Context, Name extends string>(
  definition: WizardDefinition<Values, Context, Name>,
  { step, state, endStep, change }: Leaving<Values, Name>,
  values: Values,
): readonly Name[] => {
  const path = state.seenFlow.slice(0, state.currentStepIndex + 1);
  const next = definition.flow.steps[step].next(values, definition.context, path);
  if (next === undefined) return [];
  if (change === undefined || step === endStep) return [next];
  return stepsToOpen(definition, { state, endStep }, { next, values });
};

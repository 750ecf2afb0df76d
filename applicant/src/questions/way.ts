import { type ExpectedLength, expectedLength } from "@latchkey/domain/wizard/expected-length.ts";
import { asStepName } from "@latchkey/domain/wizard/flow.ts";
import { openAfter } from "@latchkey/domain/wizard/open-after.ts";
import type { WizardState } from "@latchkey/domain/wizard/state.ts";
import type { WizardDefinition } from "./wizard-definition.ts";

/** The way through a section from where somebody is. In a chunk of its own: no question waits for it. */

interface Position<Values> {
  readonly state: WizardState<Values>;
  /** Where a remedial section ends although its step has a successor. */
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
  return expectedLength(flow, state.values, context, { path: pathOf(definition, state), end });
};

/**
 * Somebody changes one answer: the steps from `next` up to the first one that is open. They are led past everything that
 * is answered, and have finished as soon as the section counts as completed.
 * @param values all values, the new answer included
 */
export const stepsToOpen = <Values extends object, Context, Name extends string>(
  definition: WizardDefinition<Values, Context, Name>,
  { state, endStep = "" }: Position<Values>,
  { next, values }: { readonly next: Name; readonly values: Values },
): readonly Name[] => {
  const { flow, context } = definition;
  const passed = pathOf(definition, state);
  return openAfter(flow, values, context, { passed, next, end: asStepName(flow, endStep) });
};

import { type ExpectedLength, expectedLength } from "@latchkey/domain/wizard/expected-length.ts";
import { asStepName } from "@latchkey/domain/wizard/flow.ts";
import { openAfter } from "@latchkey/domain/wizard/open-after.ts";
import type { WizardState } from "@latchkey/domain/wizard/state.ts";
import type { WizardOpening } from "./use-wizard.ts";
import type { WizardDefinition } from "./wizard-definition.ts";

/** Where somebody is in a section. */
interface WizardPlace<Name extends string> {
  /** The steps seen, the current one last. */
  readonly path: readonly Name[];
  readonly end: Name | undefined;
  /** The step whose answer somebody has come to change. */
  readonly change: Name | undefined;
  readonly length: ExpectedLength;
}

export const placeOf = <Values extends object, Context, Name extends string>(
  { flow, context }: WizardDefinition<Values, Context, Name>,
  { endStep = "", query }: Pick<WizardOpening<Values>, "endStep" | "query">,
  { seenFlow, currentStepIndex, values }: WizardState<Values>,
): WizardPlace<Name> => {
  const path = seenFlow.slice(0, currentStepIndex + 1).flatMap((step) => asStepName(flow, step) ?? []);
  const end = asStepName(flow, endStep);
  return {
    path,
    end,
    change: asStepName(flow, query.change ?? ""),
    length: expectedLength(flow, values, context, { path, end }),
  };
};

interface AnsweredStep<Values, Name extends string> {
  readonly step: Name;
  /** All values, the new answer included. */
  readonly values: Values;
}

/**
 * The steps up to the next one to show; empty at the end. Who changes one answer is led past everything that is answered,
 * and has finished as soon as the section counts as completed.
 */
export const stepsAfter = <Values extends object, Context, Name extends string>(
  { flow, context }: WizardDefinition<Values, Context, Name>,
  { path, end, change }: WizardPlace<Name>,
  { step, values }: AnsweredStep<Values, Name>,
): readonly Name[] => {
  const next = flow.steps[step].next(values, context, path);
  if (next === undefined) return [];
  if (change === undefined || step === end) return [next];
  return openAfter(flow, values, context, { passed: path, next, end });
};

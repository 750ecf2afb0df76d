import type { WizardState } from "@latchkey/domain/wizard/state.ts";
import { useEffect, useState } from "react";
import type { WizardDefinition } from "./wizard-definition.ts";

type Way = typeof import("./way.ts");

const fetchWay = (): Promise<Way> => import("./way.ts");

/** The way through a section, once it has arrived; without it a question has its number all the same. */
export const useWay = (): Way | undefined => {
  const [way, setWay] = useState<Way>();
  useEffect(() => {
    fetchWay().then(setWay, () => undefined);
  }, []);
  return way;
};

interface Leaving<Values, Name extends string> {
  readonly step: Name;
  readonly state: WizardState<Values>;
  readonly endStep: string | undefined;
  /** The step whose answer somebody has come to change. */
  readonly change: string | undefined;
}

/** The steps up to the next one to show; none at the end. Who changes one answer is led past what is answered. */
export const stepsAfter = async <Values extends object, Context, Name extends string>(
  definition: WizardDefinition<Values, Context, Name>,
  { step, state, endStep, change }: Leaving<Values, Name>,
  values: Values,
): Promise<readonly Name[]> => {
  const path = state.seenFlow.slice(0, state.currentStepIndex + 1);
  const next = definition.flow.steps[step].next(values, definition.context, path);
  if (next === undefined) return [];
  if (change === undefined || step === endStep) return [next];
  // Without it the way back is longer: every question comes again, with its answer.
  const way = await fetchWay().catch(() => undefined);
  return way?.stepsToOpen(definition, { state, endStep }, { next, values }) ?? [next];
};

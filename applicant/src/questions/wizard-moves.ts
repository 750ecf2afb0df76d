import { analytics } from "@latchkey/browser/analytics/analytics.ts";
import { stepNamed } from "@latchkey/domain/wizard/flow.ts";
import { backBy, leaveLoop, type WizardAction } from "@latchkey/domain/wizard/state.ts";
import { answerAnchor } from "../shell/answer-anchor.ts";
import { loaded } from "./step-screen.ts";
import type { WizardStanding } from "./wizard-standing.ts";

interface Listeners<Values> {
  readonly dispatch: (action: WizardAction<Values>) => void;
  readonly onBack: () => void;
}

export const movesFrom = <Values extends object, Context, Name extends string>(
  { definition, opening, state, step, change, record, address }: WizardStanding<Values, Context, Name>,
  { dispatch, onBack }: Listeners<Values>,
) => {
  const { section, flow, screens } = definition;

  const leave = (): void => address.leave(change && answerAnchor(record.current?.id, change));

  const goOn = (values: Partial<Values>, steps: readonly Name[]): void => {
    const next = steps.at(-1);
    if (next === undefined || step === opening.endStep) {
      // The last step completes the section: the next stage is the next section, which opens from the dashboard.
      const isCompleted = next === undefined && opening.endStep === undefined;
      if (isCompleted && opening.hasNextSection) dispatch({ type: "NEXT_STAGE", values, nextStep: step });
      leave();
      return;
    }
    const loop = flow.steps[step].mayRepeat ? undefined : leaveLoop(state);
    if (loop) dispatch(loop);
    for (const nextStep of steps) dispatch({ type: "NEXT_STEP", values, nextStep });
    address.goOn(step, next);
  };

  const goBack = (steps: number, isThere: boolean): void => {
    const action = backBy(state, steps);
    if (action?.type !== "BACK" || (step === change && !isThere)) {
      leave();
      return;
    }
    const target = stepNamed(flow, state.seenFlow[action.stepIndex]);
    analytics.wentBack(section, target);
    onBack();
    void loaded(screens[target]);
    dispatch(action);
    address.goBack(target, isThere);
  };

  return {
    leave,
    goOn,
    goBack,
    stay: (values: Partial<Values>) => dispatch({ type: "UPDATE_VALUES", values }),
  };
};

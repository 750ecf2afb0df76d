/** The wizard's state and the four actions that move it (spec 1 §3 and §4). Pure: routes follow the state. */

export interface WizardState<Values> {
  /** Position of the section among the validation's sections in display order. */
  readonly currentSectionFlowIndex: number;
  readonly currentStepIndex: number;
  readonly seenFlow: readonly string[];
  readonly values: Values;
}

export type WizardAction<Values> =
  | { readonly type: "NEXT_STEP"; readonly values: Partial<Values>; readonly nextStep: string }
  | { readonly type: "NEXT_STAGE"; readonly values: Partial<Values>; readonly nextStep: string }
  | { readonly type: "BACK"; readonly sectionIndex: number; readonly stepIndex: number }
  | { readonly type: "UPDATE_VALUES"; readonly values: Partial<Values> };

const advance = <Values>(
  state: WizardState<Values>,
  values: Partial<Values>,
  nextStep: string,
): WizardState<Values> => ({
  ...state,
  currentStepIndex: state.currentStepIndex + 1,
  seenFlow: [...state.seenFlow.slice(0, state.currentStepIndex + 1), nextStep],
  values: { ...state.values, ...values },
});

export const wizardReducer = <Values>(
  state: WizardState<Values>,
  action: WizardAction<Values>,
): WizardState<Values> => {
  switch (action.type) {
    case "NEXT_STEP":
      return advance(state, action.values, action.nextStep);
    case "NEXT_STAGE":
      return {
        ...advance(state, action.values, action.nextStep),
        currentSectionFlowIndex: state.currentSectionFlowIndex + 1,
      };
    case "BACK":
      return {
        ...state,
        currentSectionFlowIndex: action.sectionIndex,
        currentStepIndex: action.stepIndex,
        seenFlow: state.seenFlow.slice(0, action.stepIndex + 1),
      };
    case "UPDATE_VALUES":
      return { ...state, values: { ...state.values, ...action.values } };
  }
};

export const currentStep = <Values>({
  seenFlow,
  currentStepIndex,
}: WizardState<Values>): string | undefined => seenFlow[currentStepIndex];

/** The action to go back by `steps`; undefined below index 0, where the back handler takes over. */
export const backBy = <Values>(
  { currentSectionFlowIndex, currentStepIndex }: WizardState<Values>,
  steps = 1,
): WizardAction<Values> | undefined =>
  currentStepIndex - steps < 0
    ? undefined
    : { type: "BACK", sectionIndex: currentSectionFlowIndex, stepIndex: currentStepIndex - steps };

/**
 * A step that the flow looped back to is answered again: the steps between its two visits followed from the earlier
 * answer and are dropped. undefined for a step visited once.
 */
export const leaveLoop = <Values>(state: WizardState<Values>): WizardAction<Values> | undefined => {
  const { currentSectionFlowIndex, currentStepIndex, seenFlow } = state;
  const first = seenFlow.indexOf(currentStep(state) ?? "");
  return first < currentStepIndex
    ? { type: "BACK", sectionIndex: currentSectionFlowIndex, stepIndex: first }
    : undefined;
};

/**
 * The browser's Back or Forward ('POP') to a step goes back to one seen before the current one; any other target saves
 * the current step again (spec 1 §4).
 */
export const popTo = <Values>(
  state: WizardState<Values>,
  target: string,
): { readonly kind: "stay" | "submit" } | { readonly kind: "back"; readonly steps: number } => {
  if (target === currentStep(state)) return { kind: "stay" };
  const seenAt = state.seenFlow.slice(0, state.currentStepIndex).lastIndexOf(target);
  return seenAt < 0 ? { kind: "submit" } : { kind: "back", steps: state.currentStepIndex - seenAt };
};

import type { ExpectedLength } from "@latchkey/domain/wizard/expected-length.ts";
import { asStepName, stepNamed } from "@latchkey/domain/wizard/flow.ts";
import { currentStep, type WizardState, wizardReducer } from "@latchkey/domain/wizard/state.ts";
import { useReducer, useRef, useState } from "react";
import type { ImmediateChange } from "./use-immediate-saves.ts";
import { useSaveNow } from "./use-save-now.ts";
import { useSending } from "./use-sending.ts";
import { useWizardAddress } from "./use-wizard-address.ts";
import { lengthFrom } from "./way.ts";
import type { SaveFailure, WizardDefinition } from "./wizard-definition.ts";
import { movesFrom } from "./wizard-moves.ts";
import type { WizardOpening } from "./wizard-standing.ts";

export interface Wizard<Values> {
  readonly step: string;
  readonly stepIndex: number;
  readonly state: WizardState<Values>;
  readonly length: ExpectedLength;
  /** Returns to the answers without saving; undefined unless an answer is being changed. */
  readonly cancel: (() => void) | undefined;
  readonly isSaving: boolean;
  readonly failure: SaveFailure | undefined;
  /** Resolves when the save has finished or failed. */
  readonly submit: (answer: Partial<Values>) => Promise<void>;
  readonly retry: () => Promise<void>;
  /** Sends the last answer again and overrides the save of another tab. */
  readonly keepMine: () => Promise<void>;
  /** For a step that starts a new answer: a failed one is not sent again. */
  readonly forgetFailure: () => void;
  /**
   * Saves a change without Continue, e.g. of a list: shown at once, rolled back if the save fails. One after the other;
   * resolves to true if it was saved.
   */
  readonly saveNow: (change: ImmediateChange<Values>) => Promise<boolean>;
  /**
   * Goes back one or more steps; before the first it leads to the dashboard, and from a changed answer to the answers.
   * `replace`: replaces the URL.
   */
  readonly back: (steps?: number) => void;
  /** The browser has navigated to a step seen before; the URL has already changed. */
  readonly follow: (steps: number) => void;
  /** Target of the browser's Forward. If the answer leads there, the history behind it stays. */
  readonly wants: (step: string) => void;
}

const initialState = <Values>({
  seenFlow,
  values,
  sectionIndex,
}: WizardOpening<Values>): WizardState<Values> => ({
  currentSectionFlowIndex: sectionIndex,
  currentStepIndex: seenFlow.length - 1,
  seenFlow,
  values,
});

/** Runs the engine of `domain` in the browser: saving, continuing, going back, and keeping the URL in sync. */
export const useWizard = <Values extends object, Context, Name extends string>(
  definition: WizardDefinition<Values, Context, Name>,
  opening: WizardOpening<Values>,
): Wizard<Values> => {
  const { section, flow } = definition;
  const [state, dispatch] = useReducer(wizardReducer<Values>, opening, initialState);
  const [failure, setFailure] = useState<SaveFailure>();
  const forgetFailure = (): void => setFailure(undefined);
  const record = useRef(opening.record);
  const address = useWizardAddress(section, opening.query);
  const step = stepNamed(flow, currentStep(state));
  const change = asStepName(flow, opening.query.change ?? "");
  const standing = { definition, opening, state, step, change, record, address };
  const { leave, goBack, goOn, stay } = movesFrom(standing, { dispatch, onBack: forgetFailure });
  const { isSaving, send, lastAnswer } = useSending(standing, { onFailure: setFailure, goOn, stay });
  const { saveNow, insist } = useSaveNow(state, dispatch, {
    onFailure: setFailure,
    onCreated: address.keep,
  });
  const submit = (answer: Partial<Values>): Promise<void> => send({ answer, before: state.values });

  return {
    step,
    stepIndex: state.currentStepIndex,
    state,
    length: lengthFrom(definition, { state, endStep: opening.endStep }),
    cancel: change === undefined ? undefined : leave,
    isSaving,
    failure,
    submit,
    retry: () => submit(lastAnswer.current),
    keepMine: async () => {
      if (!(await insist())) await send({ answer: lastAnswer.current, before: undefined });
    },
    forgetFailure,
    saveNow,
    back: (steps = 1) => goBack(steps, false),
    follow: (steps) => goBack(steps, true),
    wants: address.want,
  };
};

import { analytics } from "@latchkey/browser/analytics/analytics.ts";
import { DASHBOARD_PATH, ERROR_PATH } from "@latchkey/domain/vocabulary/wire.ts";
import type { ExpectedLength } from "@latchkey/domain/wizard/expected-length.ts";
import { asStepName } from "@latchkey/domain/wizard/flow.ts";
import {
  backBy,
  currentStep,
  leaveLoop,
  type WizardState,
  wizardReducer,
} from "@latchkey/domain/wizard/state.ts";
import { useReducer, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { answerAnchor } from "../shell/answer-anchor.ts";
import { progressToSave } from "./progress-to-save.ts";
import type { QuestionQuery } from "./question-address.ts";
import type { StepScreen } from "./step-screen.ts";
import type { ImmediateChange } from "./use-immediate-saves.ts";
import { useSaveNow } from "./use-save-now.ts";
import { useStillHere } from "./use-still-here.ts";
import { useWizardAddress } from "./use-wizard-address.ts";
import { lengthFrom, stepsAfter } from "./way.ts";
import type { SavedProgress, SaveFailure, SaveOutcome, WizardDefinition } from "./wizard-definition.ts";

export interface WizardOpening<Values> {
  readonly seenFlow: readonly string[];
  readonly values: Values;
  readonly record: SavedProgress | undefined;
  readonly sectionIndex: number;
  readonly hasNextSection?: boolean | undefined;
  readonly query: QuestionQuery;
  /** The end of a remedial section, although its step has a successor. */
  readonly endStep?: string | undefined;
}

export interface Wizard<Values> {
  readonly step: string;
  readonly stepIndex: number;
  readonly state: WizardState<Values>;
  /** undefined until it is known. */
  readonly length: ExpectedLength | undefined;
  /** Returns to the answers without saving; undefined unless an answer is being changed. */
  readonly cancel: (() => void) | undefined;
  readonly isSaving: boolean;
  readonly failure: SaveFailure | undefined;
  /** Resolves when the save has finished or failed. */
  readonly submit: (answer: Partial<Values>) => Promise<void>;
  /** Sends the last answer again. */
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

const COMPLETION_ATTEMPTS = 3;

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

/** If its chunk fails to load, rendering the screen reports it. */
const loaded = (screen: StepScreen): Promise<unknown> => screen.load().catch(() => undefined);

/** Runs the engine of `domain` in the browser: saving, continuing, going back, and keeping the URL in sync. */
export const useWizard = <Values extends object, Context, Name extends string>(
  definition: WizardDefinition<Values, Context, Name>,
  opening: WizardOpening<Values>,
): Wizard<Values> => {
  const { section, flow } = definition;
  const [state, dispatch] = useReducer(wizardReducer<Values>, opening, initialState);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<SaveFailure>();
  const record = useRef(opening.record);
  const lastAnswer = useRef<Partial<Values>>({});
  const busy = useRef(false);
  const failedCompletions = useRef(0);
  const navigate = useNavigate();
  const address = useWizardAddress(section, opening.query);
  const step = (currentStep(state) ?? "") as Name;

  const isStillHere = useStillHere(state.currentStepIndex);
  const { endStep } = opening;
  const change = asStepName(flow, opening.query.change ?? "");

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

  const settle = (
    outcome: SaveOutcome<Values>,
    answer: Partial<Values>,
    steps: readonly Name[],
    completing: boolean,
  ): void => {
    const isHere = isStillHere(state.currentStepIndex);
    if (outcome.kind === "saved") {
      if (outcome.progress) record.current = outcome.progress;
      address.keep(outcome.relatedObjectUuid);
      const values = { ...answer, ...outcome.values };
      if (isHere) goOn(values, steps);
      else dispatch({ type: "UPDATE_VALUES", values });
      return;
    }
    // The person went back during the save and will reach this step again.
    if (!isHere) return;
    if (outcome.kind === "already-submitted") {
      navigate(DASHBOARD_PATH);
      return;
    }
    if (completing) failedCompletions.current += 1;
    const isLost = outcome.kind === "not-reachable" || failedCompletions.current >= COMPLETION_ATTEMPTS;
    if (isLost) navigate(ERROR_PATH);
    else setFailure(outcome);
  };

  const send = async (answer: Partial<Values>, before: Values | undefined): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    lastAnswer.current = answer;
    setSaving(true);
    setFailure(undefined);
    analytics.clickedContinue();
    const values = { ...state.values, ...answer };
    const steps = stepsAfter(definition, { step, state, endStep, change }, values);
    const next = steps.at(-1);
    const standing = { ...opening, step, state, record: record.current, objectUuid: address.objectUuid() };
    const progress = progressToSave(definition, standing, { values, next, before });
    const isNextHere = next && loaded(definition.screens[next]);
    try {
      const outcome = await definition.save({
        step,
        answer,
        values,
        before,
        progress,
        remedialSectionUuid: opening.query.remedialUuid,
      });
      // Continue shows a spinner until the next screen can render, so that there is no loader between steps.
      if (outcome.kind === "saved") await isNextHere;
      settle(outcome, answer, steps, progress?.completed ?? false);
    } finally {
      busy.current = false;
      setSaving(false);
    }
  };

  const submit = (answer: Partial<Values>): Promise<void> => send(answer, state.values);

  const { saveNow, insist } = useSaveNow(state, dispatch, {
    onFailure: setFailure,
    onCreated: address.keep,
  });

  const goBack = (steps: number, isThere: boolean): void => {
    const action = backBy(state, steps);
    if (action?.type !== "BACK" || (step === change && !isThere)) {
      leave();
      return;
    }
    const target = state.seenFlow[action.stepIndex] ?? step;
    analytics.wentBack(section, target);
    setFailure(undefined);
    void loaded(definition.screens[target as Name]);
    dispatch(action);
    address.goBack(target, isThere);
  };

  return {
    step,
    stepIndex: state.currentStepIndex,
    state,
    length: lengthFrom(definition, { state, endStep }),
    cancel: change === undefined ? undefined : leave,
    isSaving,
    failure,
    submit,
    retry: () => submit(lastAnswer.current),
    keepMine: async () => {
      if (!(await insist())) await send(lastAnswer.current, undefined);
    },
    forgetFailure: () => setFailure(undefined),
    saveNow,
    back: (steps = 1) => goBack(steps, false),
    follow: (steps) => goBack(steps, true),
    wants: address.want,
  };
};

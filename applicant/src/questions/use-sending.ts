import { analytics } from "@latchkey/browser/analytics/analytics.ts";
import { DASHBOARD_PATH, ERROR_PATH } from "@latchkey/domain/vocabulary/wire.ts";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { progressToSave } from "./progress-to-save.ts";
import { loaded } from "./step-screen.ts";
import { useStillHere } from "./use-still-here.ts";
import { stepsAfter } from "./way.ts";
import type { SaveFailure, SaveOutcome, SaveRequest } from "./wizard-definition.ts";
import type { WizardStanding } from "./wizard-standing.ts";

const COMPLETION_ATTEMPTS = 3;

type Answered<Values> = Pick<SaveRequest<Values, string>, "answer" | "before">;

/** The request that saves an answer, and the steps that follow it. */
const continuing = <Values extends object, Context, Name extends string>(
  { definition, opening, state, step, change, record, address }: WizardStanding<Values, Context, Name>,
  { answer, before }: Answered<Values>,
): { readonly steps: readonly Name[]; readonly request: SaveRequest<Values, Name> } => {
  const { query, endStep } = opening;
  const values = { ...state.values, ...answer };
  const steps = stepsAfter(definition, { step, state, endStep, change }, values);
  const standing = { step, state, query, endStep, record: record.current, objectUuid: address.objectUuid() };
  const progress = progressToSave(definition, standing, { values, next: steps.at(-1), before });
  const request = { step, answer, values, before, progress, remedialSectionUuid: query.remedialUuid };
  return { steps, request };
};

interface Listeners<Values, Name extends string> {
  readonly onFailure: (failure: SaveFailure | undefined) => void;
  readonly goOn: (values: Partial<Values>, steps: readonly Name[]) => void;
  /** The person went back during the save. */
  readonly stay: (values: Partial<Values>) => void;
}

/** Sends the answers of a wizard one after the other, and goes on when they are saved. */
export const useSending = <Values extends object, Context, Name extends string>(
  standing: WizardStanding<Values, Context, Name>,
  { onFailure, goOn, stay }: Listeners<Values, Name>,
) => {
  const { definition, state, record, address } = standing;
  const [isSaving, setSaving] = useState(false);
  const lastAnswer = useRef<Partial<Values>>({});
  const busy = useRef(false);
  const failedCompletions = useRef(0);
  const isStillHere = useStillHere(state.currentStepIndex);
  const navigate = useNavigate();

  const settle = (
    outcome: SaveOutcome<Values>,
    { answer, progress }: SaveRequest<Values, Name>,
    steps: readonly Name[],
  ): void => {
    const isHere = isStillHere(state.currentStepIndex);
    if (outcome.kind === "saved") {
      if (outcome.progress) record.current = outcome.progress;
      address.keep(outcome.relatedObjectUuid);
      const values = { ...answer, ...outcome.values };
      if (isHere) goOn(values, steps);
      else stay(values);
      return;
    }
    // The person went back during the save and will reach this step again.
    if (!isHere) return;
    if (outcome.kind === "already-submitted") {
      navigate(DASHBOARD_PATH);
      return;
    }
    if (progress?.completed) failedCompletions.current += 1;
    const isLost = outcome.kind === "not-reachable" || failedCompletions.current >= COMPLETION_ATTEMPTS;
    if (isLost) navigate(ERROR_PATH);
    else onFailure(outcome);
  };

  const send = async (answered: Answered<Values>): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    lastAnswer.current = answered.answer;
    setSaving(true);
    onFailure(undefined);
    analytics.clickedContinue();
    const { steps, request } = continuing(standing, answered);
    const next = steps.at(-1);
    const isNextHere = next && loaded(definition.screens[next]);
    try {
      const outcome = await definition.save(request);
      // Continue shows a spinner until the next screen can render, so that there is no loader between steps.
      if (outcome.kind === "saved") await isNextHere;
      settle(outcome, request, steps);
    } finally {
      busy.current = false;
      setSaving(false);
    }
  };

  return { isSaving, send, lastAnswer };
};

import { DASHBOARD_PATH } from "@latchkey/domain/vocabulary/wire.ts";
import type { WizardAction, WizardState } from "@latchkey/domain/wizard/state.ts";
import { type Dispatch, useRef } from "react";
import { useNavigate } from "react-router";
import { type ImmediateChange, useImmediateSaves } from "./use-immediate-saves.ts";
import type { SaveFailure } from "./wizard-definition.ts";

interface Listeners {
  readonly onFailure: (failure: SaveFailure | undefined) => void;
  readonly onCreated: (uuid: string) => void;
}

/** Saves without Continue, within a wizard. A failure is shown like that of any other save. */
export const useSaveNow = <Values>(
  state: WizardState<Values>,
  dispatch: Dispatch<WizardAction<Values>>,
  { onFailure, onCreated }: Listeners,
) => {
  const navigate = useNavigate();
  const changedElsewhere = useRef<ImmediateChange<Values>>(undefined);
  const save = useImmediateSaves(state, dispatch, {
    onStart: () => {
      changedElsewhere.current = undefined;
      onFailure(undefined);
    },
    onSaved: ({ relatedObjectUuid }) => {
      if (relatedObjectUuid) onCreated(relatedObjectUuid);
    },
    onFailed: (outcome, change) => {
      if (outcome.kind === "changed-elsewhere") changedElsewhere.current = change;
      if (outcome.kind === "already-submitted") navigate(DASHBOARD_PATH);
      else onFailure(outcome.kind === "not-reachable" ? { kind: "no-answer" } : outcome);
    },
  });
  return {
    saveNow: (change: ImmediateChange<Values>): Promise<boolean> => save(change),
    /**
     * Sends the conflicting change again and overrides the other tab.
     * @returns false without a conflict
     */
    insist: async (): Promise<boolean> => {
      const change = changedElsewhere.current;
      if (change) await save(change, true);
      return change !== undefined;
    },
  };
};

import type { WizardAction, WizardState } from "@latchkey/domain/wizard/state.ts";
import { type Dispatch, useRef } from "react";
import type { SaveOutcome } from "./wizard-definition.ts";

/** A change that is saved without Continue. Both functions get the values at the time of the call. */
export interface ImmediateChange<Values> {
  readonly apply: (values: Values) => Partial<Values>;
  /** @param before the values to which the change was applied */
  readonly rollBack: (values: Values, before: Values) => Partial<Values>;
  /** @param insists true after the person has seen the conflict and keeps their change */
  readonly save: (insists: boolean) => Promise<SaveOutcome<Values>>;
}

type Saved<Values> = Extract<SaveOutcome<Values>, { readonly kind: "saved" }>;

interface Listeners<Values> {
  readonly onStart: () => void;
  readonly onSaved: (outcome: Saved<Values>) => void;
  readonly onFailed: (
    outcome: Exclude<SaveOutcome<Values>, Saved<Values>>,
    change: ImmediateChange<Values>,
  ) => void;
}

/**
 * Saves changes without Continue, e.g. of a list in accordions: shown at once, sent one after the other, and rolled
 * back if a save fails. Later changes stay.
 * @returns true if the change was saved
 */
export const useImmediateSaves = <Values>(
  state: WizardState<Values>,
  dispatch: Dispatch<WizardAction<Values>>,
  { onStart, onSaved, onFailed }: Listeners<Values>,
): ((change: ImmediateChange<Values>, insists?: boolean) => Promise<boolean>) => {
  const values = useRef(state.values);
  values.current = state.values;
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const update = (changed: Partial<Values>): void => {
    // Two changes in one moment, before React has rendered the first.
    values.current = { ...values.current, ...changed };
    dispatch({ type: "UPDATE_VALUES", values: changed });
  };
  return (change, insists = false) => {
    const { apply, rollBack, save } = change;
    const before = values.current;
    onStart();
    update(apply(before));
    const done = queue.current.then(async () => {
      const outcome = await save(insists);
      if (outcome.kind === "saved") {
        if (outcome.values) update(outcome.values);
        onSaved(outcome);
        return true;
      }
      update(rollBack(values.current, before));
      onFailed(outcome, change);
      return false;
    });
    queue.current = done.catch(() => undefined);
    return done;
  };
};

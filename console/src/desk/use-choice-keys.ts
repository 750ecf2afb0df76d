import { useShortcuts } from "../shortcuts/use-shortcuts.ts";

interface KeyedChoice<Value extends string> {
  readonly value: Value;
  readonly keys: string;
  readonly label: string;
}

interface ChoiceKeys<Value extends string> {
  /** The id of the cards (`DecisionChoices`). */
  readonly id: string;
  readonly choices: readonly KeyedChoice<Value>[];
  readonly onChoose: (value: Value) => void;
}

/** A key chooses a card and gives it the focus, so that Enter sends the form. */
export const useChoiceKeys = <Value extends string>({ id, choices, onChoose }: ChoiceKeys<Value>): void =>
  useShortcuts(
    choices.map(({ value, keys, label }) => ({
      keys,
      label,
      run: () => {
        onChoose(value);
        document.getElementById(`${id}-${value}`)?.focus();
      },
    })),
  );

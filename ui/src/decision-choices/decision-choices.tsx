import { type ReactNode, useId } from "react";
import "../choice-cards/choice-cards.css";
import "./decision-choices.css";

export type DecisionChoice<Value extends string> = {
  readonly value: Value;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** Colour of a chosen card; green without one. */
  readonly tone?: "caution" | "critical" | undefined;
  readonly disabled?: boolean | undefined;
};

type DecisionChoicesProps<Value extends string> = {
  readonly choices: readonly DecisionChoice<Value>[];
  readonly value: Value | "";
  readonly onChange: (value: Value) => void;
  readonly columns?: 3 | undefined;
  /** The id of each card is this and its value. */
  readonly id?: string | undefined;
};

/** Small cards inside `<FieldGroup radio>`; the colour shows the effect of a choice. */
export function DecisionChoices<Value extends string>(props: DecisionChoicesProps<Value>) {
  const { choices, value, onChange, columns, id } = props;
  const own = useId();
  const name = id ?? own;
  return (
    <div className="decision" data-columns={columns}>
      {choices.map((choice) => (
        <div key={choice.value} className="choice" data-tone={choice.tone}>
          <input
            type="radio"
            id={`${name}-${choice.value}`}
            name={name}
            value={choice.value}
            checked={choice.value === value}
            disabled={choice.disabled}
            onChange={() => onChange(choice.value)}
          />
          <label className="choice__card" htmlFor={`${name}-${choice.value}`}>
            <span>
              <span className="choice__title">{choice.label}</span>
              {choice.hint && <span className="choice__hint">{choice.hint}</span>}
            </span>
          </label>
        </div>
      ))}
    </div>
  );
}

import { type ReactNode, useId } from "react";
import "./choice-cards.css";
import { classNames } from "../class-names.ts";
import { onLeave } from "../field/leave-group.ts";
import { Icon } from "../icon/icon.tsx";
import type { IconName } from "../icon/icon-paths.ts";

export type Choice<Value extends string> = {
  readonly value: Value;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly icon?: IconName | undefined;
  readonly disabled?: boolean | undefined;
  /** "I do not have any of these": the last card, dashed. */
  readonly none?: boolean | undefined;
};

type ChoiceCardsProps<Value extends string> = {
  readonly name: string;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value | "";
  readonly onChange: (value: Value) => void;
  /** Called when focus has left the whole group. */
  readonly onBlur?: (() => void) | undefined;
  /** Two columns of equal height from 768 px. */
  readonly columns?: 1 | 2 | undefined;
};

/** Radio buttons as cards, inside `<FieldGroup radio>`. The whole card is the target. */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { name, choices, value, onChange, onBlur, columns = 1 } = props;
  const id = useId();
  return (
    <div className={classNames("choices", columns === 2 && "choices--two")} {...onLeave(onBlur)}>
      {choices.map((choice) => (
        <div key={choice.value} className={classNames("choice", choice.none && "choice--none")}>
          <input
            type="radio"
            id={`${id}-${choice.value}`}
            name={name}
            value={choice.value}
            checked={choice.value === value}
            disabled={choice.disabled}
            onChange={() => onChange(choice.value)}
          />
          <label className="choice__card" htmlFor={`${id}-${choice.value}`}>
            <span>
              <span className="choice__title">{choice.label}</span>
              {choice.hint && <span className="choice__hint">{choice.hint}</span>}
            </span>
            {choice.icon && <Icon name={choice.icon} className="choice__icon" />}
          </label>
        </div>
      ))}
    </div>
  );
}

import { useId } from "react";
import "./yes-no.css";
import { onLeave } from "../field/leave-group.ts";
import { Icon } from "../icon/icon.tsx";

const answers = ["yes", "no"] as const;

type YesNoProps = {
  readonly name: string;
  readonly labels: Readonly<Record<(typeof answers)[number], string>>;
  /** Undefined while there is no answer. */
  readonly value: boolean | undefined;
  readonly onChange: (value: boolean) => void;
  readonly onBlur?: (() => void) | undefined;
};

/** Two radio buttons inside `<FieldGroup radio>`. Ink when chosen: neither answer is good or bad. */
export function YesNo({ name, labels, value, onChange, onBlur }: YesNoProps) {
  const id = useId();
  return (
    <div className="yesno" {...onLeave(onBlur)}>
      {answers.map((answer) => (
        <span key={answer} className="yesno__option">
          <input
            type="radio"
            id={`${id}-${answer}`}
            name={name}
            value={answer}
            checked={value === (answer === "yes")}
            onChange={() => onChange(answer === "yes")}
          />
          <label htmlFor={`${id}-${answer}`}>
            <Icon name="check" small />
            {labels[answer]}
          </label>
        </span>
      ))}
    </div>
  );
}

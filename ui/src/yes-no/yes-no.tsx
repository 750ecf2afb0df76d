import "./yes-no.css";
import { onLeave } from "../field/leave-group.ts";
import { AnswerOption } from "./answer-option.tsx";

const answers = ["yes", "no"] as const;

type YesNoProps = {
  readonly name: string;
  readonly labels: Readonly<Record<(typeof answers)[number], string>>;
  readonly value: boolean | undefined;
  readonly onChange: (value: boolean) => void;
  readonly onBlur?: (() => void) | undefined;
};

/** Two radio buttons inside `<FieldGroup radio>`. Ink when chosen: neither answer is good or bad. */
export function YesNo({ name, labels, value, onChange, onBlur }: YesNoProps) {
  return (
    <div className="yesno" {...onLeave(onBlur)}>
      {answers.map((answer) => (
        <AnswerOption
          key={answer}
          name={name}
          value={answer}
          label={labels[answer]}
          isChosen={value === (answer === "yes")}
          onChoose={() => onChange(answer === "yes")}
        />
      ))}
    </div>
  );
}

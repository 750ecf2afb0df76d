import "./yes-no.css";
import { AnswerOption } from "./answer-option.tsx";

const answers = ["yes", "no", "unsaid"] as const;
type Answer = (typeof answers)[number];

type YesNoUnsaidProps = {
  readonly name: string;
  readonly labels: Readonly<Record<Answer, string>>;
  readonly value: Answer | "";
  readonly onChange: (value: Answer) => void;
};

/** Yes, no, and "I am not allowed to say" as a third radio button, inside `<FieldGroup radio>`. */
export function YesNoUnsaid({ name, labels, value, onChange }: YesNoUnsaidProps) {
  return (
    <div className="yesno yesno--unsaid">
      {answers.map((answer) => (
        <AnswerOption
          key={answer}
          name={name}
          value={answer}
          label={labels[answer]}
          isChosen={value === answer}
          onChoose={() => onChange(answer)}
          wide={answer === "unsaid"}
        />
      ))}
    </div>
  );
}

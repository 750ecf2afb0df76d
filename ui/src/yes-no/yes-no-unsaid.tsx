import "./yes-no.css";
import { AnswerOption } from "./answer-option.tsx";

const answers = ["yes", "no", "unsaid"] as const;
type Answer = (typeof answers)[number];

type YesNoUnsaidProps = {
  readonly name: string;
  readonly labels: Readonly<Record<Answer, string>>;
  /** Empty while there is no answer. */
  readonly value: Answer | "";
  readonly onChange: (value: Answer) => void;
};

/** Yes and no, and a third radio button for whoever may not answer, inside `<FieldGroup radio>`. */
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

import { type ReactNode, useId } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon/icon.tsx";

type AnswerOptionProps = {
  readonly name: string;
  readonly value: string;
  readonly label: ReactNode;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly wide?: boolean | undefined;
};

export function AnswerOption({ name, value, label, isChosen, onChoose, wide = false }: AnswerOptionProps) {
  const id = useId();
  return (
    <span className={classNames("yesno__option", wide && "yesno__option--wide")}>
      <input type="radio" id={id} name={name} value={value} checked={isChosen} onChange={onChoose} />
      <label htmlFor={id}>
        <Icon name="check" small />
        {label}
      </label>
    </span>
  );
}

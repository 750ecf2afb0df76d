import type { ReactNode } from "react";
import "./chips.css";

export type Chip<Name extends string> = {
  readonly name: Name;
  readonly label: ReactNode;
  readonly count?: number | undefined;
};

type ChipsProps<Name extends string> = {
  readonly label: string;
  readonly chips: readonly Chip<Name>[];
  readonly current: Name;
  readonly onChoose: (name: Name) => void;
};

export function Chips<Name extends string>({ label, chips, current, onChoose }: ChipsProps<Name>) {
  return (
    <ul className="chips" aria-label={label}>
      {chips.map(({ name, label: words, count }) => (
        <li key={name}>
          <button
            className="chip"
            type="button"
            aria-pressed={name === current}
            onClick={() => onChoose(name)}
          >
            {words}
            {count !== undefined && <span className="figures">{count}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}

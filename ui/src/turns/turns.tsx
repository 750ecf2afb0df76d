import type { ReactNode } from "react";
import "./turns.css";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon/icon.tsx";
import type { IconName } from "../icon/icon-paths.ts";
import { Pill } from "../pill/pill.tsx";

export type Turn = {
  readonly key: string;
  readonly icon: IconName;
  readonly name: ReactNode;
  readonly status?: ReactNode;
  /** `missing`: the request failed. */
  readonly state: "progress" | "done" | "missing";
  readonly text?: ReactNode;
};

type TurnsProps = {
  readonly items: readonly Turn[];
  readonly framed?: boolean | undefined;
};

export function Turns({ items, framed = false }: TurnsProps) {
  return (
    <ul className={classNames("turns", framed && "turns--framed")}>
      {items.map(({ key, icon, name, status, state, text }) => (
        <li key={key} className="turn" data-state={state}>
          <span className="turn__icon">
            <Icon name={icon} />
          </span>
          <div className="turn__head">
            <span className="turn__name">{name}</span>
            {status && <Pill state={state}>{status}</Pill>}
          </div>
          {text && <p className="turn__text">{text}</p>}
        </li>
      ))}
    </ul>
  );
}

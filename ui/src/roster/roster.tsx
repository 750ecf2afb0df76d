import type { ReactNode } from "react";
import "./roster.css";

export function Roster({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ul className="roster" aria-label={label}>
      {children}
    </ul>
  );
}

type RosterRowProps = {
  /** "Person 2". */
  readonly label: string;
  readonly children: ReactNode;
  readonly last: ReactNode;
  readonly remove?: ReactNode;
  readonly more?: ReactNode;
};

export function RosterRow({ label, children, last, remove, more }: RosterRowProps) {
  return (
    <li className="roster__row">
      <fieldset className="roster__group">
        <legend className="visually-hidden">{label}</legend>
        {children}
        <div className="roster__last">{last}</div>
        {remove}
        {more && <div className="roster__more">{more}</div>}
      </fieldset>
    </li>
  );
}

import type { ReactNode } from "react";
import "./roster.css";

/** Rows of people in a form. */
export function Roster({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ul className="roster" aria-label={label}>
      {children}
    </ul>
  );
}

type RosterRowProps = {
  /** Whose fields these are: "Person 2". */
  readonly label: string;
  /** Up to three `Field`s. */
  readonly children: ReactNode;
  /** One more short field. */
  readonly last: ReactNode;
  /** An `IconButton` that removes the row. */
  readonly remove?: ReactNode;
  /** Below the fields, across their width. */
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

import type { ReactNode } from "react";
import "./diff.css";

export type Difference = {
  readonly key: string;
  readonly name: ReactNode;
  /** undefined: it was not there. */
  readonly before: ReactNode | undefined;
  /** undefined: it is gone. */
  readonly after: ReactNode | undefined;
};

/** Each value before and after a change, one under the other. */
export function Diff({ label, items }: { readonly label: string; readonly items: readonly Difference[] }) {
  return (
    <ul className="diff" aria-label={label}>
      {items.map(({ key, name, before, after }) => (
        <li key={key}>
          <span>{name}</span>
          <span className="diff__values">
            {before !== undefined && <del>{before}</del>}
            {after !== undefined && <ins>{after}</ins>}
          </span>
        </li>
      ))}
    </ul>
  );
}

import type { ReactNode } from "react";
import "./stats.css";

export type Stat = {
  readonly key: string;
  readonly label: ReactNode;
  readonly value: ReactNode;
  readonly note?: ReactNode;
  readonly late?: boolean | undefined;
};

export function Stats({ items }: { readonly items: readonly Stat[] }) {
  return (
    <dl className="stats">
      {items.map(({ key, label, value, note, late }) => (
        <div key={key} className="stat" data-state={late ? "late" : undefined}>
          <dt className="stat__label">{label}</dt>
          <dd className="stat__value">{value}</dd>
          {note && <dd className="stat__note">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

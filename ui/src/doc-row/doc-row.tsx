import type { ReactNode } from "react";
import "./doc-row.css";
import { Icon } from "../icon/icon.tsx";
import type { IconName } from "../icon/icon-paths.ts";

export type DocRow = {
  readonly key: string;
  readonly icon: IconName;
  readonly name: ReactNode;
  readonly meta?: ReactNode;
  readonly state?: ReactNode;
  readonly more?: ReactNode;
};

export function DocRows({ rows }: { readonly rows: readonly DocRow[] }) {
  return (
    <ul className="doc-rows">
      {rows.map(({ key, icon, name, meta, state, more }) => (
        <li key={key} className="doc-row">
          <span className="doc-row__thumb">
            <Icon name={icon} />
          </span>
          <span>
            <span className="doc-row__name">{name}</span>
            {meta && <span className="doc-row__meta">{meta}</span>}
          </span>
          {state}
          {more && <div className="doc-row__more">{more}</div>}
        </li>
      ))}
    </ul>
  );
}

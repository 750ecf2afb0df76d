import { Fragment, type ReactNode } from "react";
import "./deflist.css";

export type Definition = {
  readonly key: string;
  readonly term: ReactNode;
  readonly text: ReactNode;
};

export function Deflist({ items }: { readonly items: readonly Definition[] }) {
  return (
    <dl className="deflist">
      {items.map(({ key, term, text }) => (
        <Fragment key={key}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

export function DeflistColumns({ children }: { readonly children: ReactNode }) {
  return <div className="deflist-columns">{children}</div>;
}

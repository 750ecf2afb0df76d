import { type ReactNode, useId } from "react";
import "./page-panel.css";

type PagePanelProps = {
  readonly title: ReactNode;
  readonly figure: ReactNode;
  readonly children: ReactNode;
  readonly actions: ReactNode;
};

export function PagePanel({ title, figure, children, actions }: PagePanelProps) {
  const id = useId();
  return (
    <section className="page-panel" aria-labelledby={id}>
      <div>
        <h2 className="page-panel__title" id={id}>
          {title}
        </h2>
        <p className="soft">{figure}</p>
      </div>
      {children}
      <div className="page-panel__actions">{actions}</div>
    </section>
  );
}

type PageToolsProps = { readonly children: ReactNode };

export function PageTools({ children }: PageToolsProps) {
  return <div className="page-panel__tools">{children}</div>;
}

import { type ReactNode, useId } from "react";
import "./console-panel.css";

type ConsolePanelProps = {
  readonly title: ReactNode;
  readonly tools?: ReactNode;
  /** The content is a table, which has margins of its own. */
  readonly flush?: boolean | undefined;
  readonly children: ReactNode;
};

export function ConsolePanel({ title, tools, flush = false, children }: ConsolePanelProps) {
  const titleId = useId();
  return (
    <section className="console-panel" aria-labelledby={titleId}>
      <div className="console-panel__head">
        <h2 className="console-panel__title" id={titleId}>
          {title}
        </h2>
        {tools}
      </div>
      {flush ? children : <div className="console-panel__body">{children}</div>}
    </section>
  );
}

type PlainPanelProps = {
  /** The accessible name of the region. */
  readonly label: string;
  readonly children: ReactNode;
};

/** A panel without a heading, for a list that fills it: the title of the page names it. */
export function PlainPanel({ label, children }: PlainPanelProps) {
  return (
    <section className="console-panel" aria-label={label}>
      {children}
    </section>
  );
}

export function PanelTools({ children }: { readonly children: ReactNode }) {
  return <div className="console-panel__tools">{children}</div>;
}

export function PanelFoot({ children }: { readonly children: ReactNode }) {
  return <div className="console-panel__foot">{children}</div>;
}

import { type ReactNode, useId } from "react";
import "./console-panel.css";

type ConsolePanelProps = {
  readonly title: ReactNode;
  /** Beside the title. */
  readonly tools?: ReactNode;
  /** The content is a table, which has margins of its own. */
  readonly flush?: boolean | undefined;
  readonly children: ReactNode;
};

/** A part of a page for staff, with its heading. */
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
  /** What it is, for whoever cannot see that it stands apart. */
  readonly label: string;
  readonly children: ReactNode;
};

/** The same without a heading, for a list that fills it: the title of the page says what it is. */
export function PlainPanel({ label, children }: PlainPanelProps) {
  return (
    <section className="console-panel" aria-label={label}>
      {children}
    </section>
  );
}

/** Above a list that fills a panel: what is shown of it. */
export function PanelTools({ children }: { readonly children: ReactNode }) {
  return <div className="console-panel__tools">{children}</div>;
}

/** Below a list that fills a panel: how to go on. */
export function PanelFoot({ children }: { readonly children: ReactNode }) {
  return <div className="console-panel__foot">{children}</div>;
}

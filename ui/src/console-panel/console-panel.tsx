import { type ReactNode, useId } from "react";
import "./console-panel.css";

type ConsolePanelProps = {
  readonly title: ReactNode;
  /** Beside the title. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
};

/** A part of a page for staff, with its heading. */
export function ConsolePanel({ title, tools, children }: ConsolePanelProps) {
  const titleId = useId();
  return (
    <section className="console-panel" aria-labelledby={titleId}>
      <div className="console-panel__head">
        <h2 className="console-panel__title" id={titleId}>
          {title}
        </h2>
        {tools}
      </div>
      <div className="console-panel__body">{children}</div>
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

import type { ReactNode, Ref } from "react";
import "./console-frame.css";
import "./status-page.css";
import "../console-panel/console-panel.css";
import { Actions } from "../actions/actions.tsx";
import { classNames } from "../class-names.ts";

type ConsoleFrameProps = {
  readonly title: ReactNode;
  /** For moving focus to the title. */
  readonly titleRef?: Ref<HTMLHeadingElement> | undefined;
  /** Above the title: a `TextLink` back to what this is part of. */
  readonly crumb?: ReactNode;
  /** Beside the title: a `Pill`. */
  readonly status?: ReactNode;
  /** A line below the title. */
  readonly lead?: ReactNode;
  /** Buttons at the end of the head; the primary one last. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

/** A page for staff: its head, then panels below each other or in `ConsoleSplit`. */
export function ConsoleFrame({ title, titleRef, crumb, status, lead, actions, children }: ConsoleFrameProps) {
  return (
    <main id="main" className="console">
      <div className="console__head">
        <div className="stack stack--tight">
          {crumb}
          <div className="row">
            <h1 className="console__title" tabIndex={-1} ref={titleRef}>
              {title}
            </h1>
            {status}
          </div>
          {lead && <p className="soft figures">{lead}</p>}
        </div>
        {actions && <div className="row">{actions}</div>}
      </div>
      {children}
    </main>
  );
}

type ConsoleSplitProps = {
  readonly rail: ReactNode;
  /** The column holds more than a few lines. */
  readonly wideRail?: boolean | undefined;
  /** The work stays in view while the column is read: a document and what is said of it. */
  readonly sticky?: boolean | undefined;
  readonly children: ReactNode;
};

/** The work, and a narrow column beside it from 992 px on. */
export function ConsoleSplit({ rail, wideRail = false, sticky = false, children }: ConsoleSplitProps) {
  return (
    <div
      className={classNames(
        "console__split",
        wideRail && "console__split--wide-side",
        sticky && "console__split--review",
      )}
    >
      <div className="console__column">{children}</div>
      <div className="console__rail">{rail}</div>
    </div>
  );
}

type ConsoleMessageProps = {
  /** The address of the drawing. */
  readonly art: string;
  readonly title: ReactNode;
  /** Paragraphs. */
  readonly children?: ReactNode;
  /** A primary button and perhaps a link. */
  readonly actions?: ReactNode;
};

/** Instead of a page: there is nothing here, it is not for this reader, or it did not work. */
export function ConsoleMessage({ art, title, children, actions }: ConsoleMessageProps) {
  return (
    <main id="main" className="console">
      <div className="console-panel">
        <div className="message message--center message--inset">
          <img className="message__art" src={art} width="240" height="180" alt="" />
          <h1 className="console__title" tabIndex={-1}>
            {title}
          </h1>
          {children}
          {actions && (
            <div>
              <Actions>{actions}</Actions>
            </div>
          )}
        </div>
      </div>
    </main>
  );
}

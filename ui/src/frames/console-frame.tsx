import type { ReactNode, Ref } from "react";
import "./console-frame.css";
import "./status-page.css";
import "../console-panel/console-panel.css";
import { Actions } from "../actions/actions.tsx";
import { classNames } from "../class-names.ts";

type ConsoleFrameProps = {
  readonly title: ReactNode;
  readonly titleRef?: Ref<HTMLHeadingElement> | undefined;
  readonly crumb?: ReactNode;
  readonly status?: ReactNode;
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

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
  readonly wideRail?: boolean | undefined;
  /** The work stays in view while the column scrolls. */
  readonly sticky?: boolean | undefined;
  readonly children: ReactNode;
};

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
  readonly art: string;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
};

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

import type { ReactNode } from "react";
import "./dashboard-frame.css";
import { Page } from "./page.tsx";

type OutcomeFrameProps = {
  /** A quiet line over the outcome. */
  readonly above?: ReactNode;
  /** An `Outcome`, with the title of the page. */
  readonly outcome: ReactNode;
  /** `Block`s */
  readonly children: ReactNode;
  /** A `SubmitBox`: to the right from 896 px, below the blocks on smaller screens. */
  readonly aside: ReactNode;
};

/** The dashboard once it is decided: the outcome stands where the greeting was. */
export function OutcomeFrame({ above, outcome, children, aside }: OutcomeFrameProps) {
  return (
    <Page>
      <div className="dashboard">
        <div className="dashboard__main">
          {above}
          {outcome}
          {children}
        </div>
        <aside className="dashboard__aside">{aside}</aside>
      </div>
    </Page>
  );
}

import type { ReactNode } from "react";
import "./dashboard-frame.css";
import { Page } from "./page.tsx";

type OutcomeFrameProps = {
  readonly above?: ReactNode;
  readonly outcome: ReactNode;
  /** `Block`s */
  readonly children: ReactNode;
  /** A `SubmitBox`: to the right from 896 px, below the blocks on smaller screens. */
  readonly aside: ReactNode;
};

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

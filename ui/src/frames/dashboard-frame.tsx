import { type ReactNode, type Ref, useId } from "react";
import "./dashboard-frame.css";
import { Page } from "./page.tsx";

type DashboardFrameProps = {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly above?: ReactNode;
  readonly progress?: ReactNode;
  readonly children: ReactNode;
  /** A `SubmitBox`: to the right from 896 px, below the cards on smaller screens. */
  readonly aside?: ReactNode;
  readonly titleRef?: Ref<HTMLHeadingElement> | undefined;
};

export function DashboardFrame({
  title,
  lead,
  above,
  progress,
  children,
  aside,
  titleRef,
}: DashboardFrameProps) {
  return (
    <Page>
      <div className="dashboard">
        <div className="dashboard__main">
          <div className="dashboard__intro">
            {above}
            <h1 className="dashboard__title" tabIndex={-1} ref={titleRef}>
              {title}
            </h1>
            {lead && <p className="lead">{lead}</p>}
          </div>
          {progress}
          {children}
        </div>
        {aside && <aside className="dashboard__aside">{aside}</aside>}
      </div>
    </Page>
  );
}

type DashboardGroupProps = {
  readonly heading: ReactNode;
  readonly headingHidden?: boolean | undefined;
  readonly children: ReactNode;
};

export function DashboardGroup({ heading, headingHidden, children }: DashboardGroupProps) {
  return (
    <DashboardPart heading={heading} headingHidden={headingHidden}>
      <ul className="dashboard__cards">{children}</ul>
    </DashboardPart>
  );
}

export function DashboardPart({ heading, headingHidden = false, children }: DashboardGroupProps) {
  const id = useId();
  return (
    <section className="dashboard__group" aria-labelledby={id}>
      <h2 className={headingHidden ? "visually-hidden" : "dashboard__heading"} id={id}>
        {heading}
      </h2>
      {children}
    </section>
  );
}

type DashboardItemProps = { readonly children: ReactNode };

export function DashboardItem({ children }: DashboardItemProps) {
  return <li>{children}</li>;
}

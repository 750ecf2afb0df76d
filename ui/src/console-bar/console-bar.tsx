import type { ReactNode } from "react";
import "./console-bar.css";
import "../brand/brand.css";
import { Mark } from "../brand/mark.tsx";
import { Link, type LinkAs } from "../link/link.tsx";

type ConsoleBarProps = {
  readonly name: string;
  readonly href: string;
  readonly linkAs?: LinkAs | undefined;
  /** `NavTabs`; under 896 px a row of its own. */
  readonly nav?: ReactNode;
  readonly children?: ReactNode;
};

/** Dark in both themes, so that it cannot be mistaken for an applicant's page. */
export function ConsoleBar({ name, href, linkAs, nav, children }: ConsoleBarProps) {
  return (
    <header className="console-bar">
      <div className="console-bar__inner">
        <Link className="brand" href={href} linkAs={linkAs}>
          <Mark />
          <span translate="no">{name}</span>
        </Link>
        {nav}
        <div className="console-bar__end">{children}</div>
      </div>
    </header>
  );
}

import type { CSSProperties, ReactNode } from "react";
import "./app-header.css";
import { classNames } from "../class-names.ts";

type WideHeaderProps = {
  /** A `Brand`. */
  readonly brand: ReactNode;
  /** A colour for the upper edge of the page. */
  readonly edge?: string | undefined;
  /** From 768 px. */
  readonly help: ReactNode;
  /** A `UserMenu`. */
  readonly children?: ReactNode;
};

/** As wide as the pages for work, with a menu of its own at every width. */
export function WideHeader({ brand, edge, help, children }: WideHeaderProps) {
  return (
    <header
      className={classNames("app-header app-header--wide", edge !== undefined && "app-header--edge")}
      style={{ "--edge": edge } as CSSProperties}
    >
      <div className="app-header__inner">
        {brand}
        <div className="app-header__tools">
          <div className="only-wide">{help}</div>
          {children}
        </div>
      </div>
    </header>
  );
}

import type { ReactNode } from "react";
import "./viewer.css";
import { IconButton } from "../button/icon-button.tsx";
import type { IconName } from "../icon/icon-paths.ts";

export type ViewerTool = {
  readonly key: string;
  readonly icon: IconName;
  readonly label: string;
  readonly onPress: () => void;
  /** There is nothing left to do; it keeps the focus. */
  readonly disabled?: boolean | undefined;
  /** What it was pressed for takes a while. */
  readonly busy?: boolean | undefined;
};

type ViewerProps = {
  /** Which document it shows; distinct where two are side by side. */
  readonly label: string;
  readonly title: ReactNode;
  /** How large it is: "150%". */
  readonly zoom: string;
  readonly tools: readonly ViewerTool[];
  /** A `ViewerStage`. */
  readonly children: ReactNode;
  /** `ViewerPages`, where there are several. */
  readonly pages?: ReactNode;
  /** Something in it has the focus, or was pressed. */
  readonly onUse?: (() => void) | undefined;
};

/** One document on a dark ground: its tools, its page, its further pages. */
export function Viewer({ label, title, zoom, tools, children, pages, onUse }: ViewerProps) {
  return (
    <section className="viewer" aria-label={label} onFocus={onUse} onPointerDown={onUse}>
      <div className="viewer__bar">
        <span className="viewer__title">{title}</span>
        <span className="viewer__zoom figures" role="status">
          {zoom}
        </span>
        <span className="viewer__tools">
          {tools.map(({ key, icon, label: words, onPress, disabled, busy }) => (
            <IconButton
              key={key}
              icon={icon}
              label={words}
              title={words}
              busy={busy}
              aria-disabled={disabled || undefined}
              onClick={disabled ? undefined : onPress}
            />
          ))}
        </span>
      </div>
      {children}
      {pages}
    </section>
  );
}

type ViewerPagesProps = {
  /** What they are pages of. */
  readonly label: string;
  readonly count: number;
  /** From 1. */
  readonly current: number;
  readonly pageLabel: (page: number) => string;
  readonly onPick: (page: number) => void;
};

export function ViewerPages({ label, count, current, pageLabel, onPick }: ViewerPagesProps) {
  return (
    <ul className="viewer__pages" aria-label={label}>
      {Array.from({ length: count }, (_, index) => index + 1).map((page) => (
        <li key={page}>
          <button
            type="button"
            aria-current={page === current ? "true" : undefined}
            onClick={() => onPick(page)}
          >
            {pageLabel(page)}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Two viewers beside each other from 992 px on. */
export function ViewerPair({ children }: { readonly children: ReactNode }) {
  return <div className="viewer-pair">{children}</div>;
}

/** Above them: which two, and how. */
export function ViewerTools({ children }: { readonly children: ReactNode }) {
  return <div className="viewer-tools">{children}</div>;
}

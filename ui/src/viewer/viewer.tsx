import type { ReactNode } from "react";
import "./viewer.css";
import { IconButton } from "../button/icon-button.tsx";
import type { IconName } from "../icon/icon-paths.ts";

export type ViewerTool = {
  readonly key: string;
  readonly icon: IconName;
  readonly label: string;
  readonly onPress: () => void;
  /** Keeps the focus. */
  readonly disabled?: boolean | undefined;
  readonly busy?: boolean | undefined;
};

type ViewerProps = {
  readonly label: string;
  readonly title: ReactNode;
  readonly zoom: string;
  readonly tools: readonly ViewerTool[];
  readonly children: ReactNode;
  readonly pages?: ReactNode;
  readonly onUse?: (() => void) | undefined;
};

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
  readonly label: string;
  readonly count: number;
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

export function ViewerPair({ children }: { readonly children: ReactNode }) {
  return <div className="viewer-pair">{children}</div>;
}

export function ViewerTools({ children }: { readonly children: ReactNode }) {
  return <div className="viewer-tools">{children}</div>;
}

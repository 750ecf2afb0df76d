import type { ReactNode } from "react";
import "./split-bar.css";

export type SplitPart = {
  readonly key: string;
  /** Share of the whole, 0 to 1. */
  readonly value: number;
  readonly label: ReactNode;
};

type SplitBarProps = {
  /** Up to six. */
  readonly parts: readonly SplitPart[];
  readonly rest?: ReactNode;
  /** Place of the mark on the bar, 0 to 1, and its label. */
  readonly need?: { readonly value: number; readonly label: ReactNode } | undefined;
};

const percent = (value: number): string => `${Math.min(Math.max(value, 0), 1) * 100}%`;

/** The legend has all numbers, so the bar itself is hidden from assistive technology. */
export function SplitBar({ parts, rest, need }: SplitBarProps) {
  return (
    <>
      <div className="split-bar" aria-hidden="true">
        {parts.map(({ key, value }, index) => (
          <span
            key={key}
            className="split-bar__part"
            data-part={index + 1}
            style={{ "--value": percent(value) }}
          />
        ))}
        {need && <span className="split-bar__need" style={{ "--need": percent(need.value) }} />}
      </div>
      <ul className="split-legend">
        {parts.map(({ key, label }, index) => (
          <li key={key} data-part={index + 1}>
            {label}
          </li>
        ))}
        {rest && <li data-part="rest">{rest}</li>}
        {need && <li data-part="need">{need.label}</li>}
      </ul>
    </>
  );
}

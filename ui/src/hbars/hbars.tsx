import type { ReactNode } from "react";
import "../split-bar/split-bar.css";
import "./hbars.css";

export type HorizontalBar = {
  readonly key: string;
  readonly label: ReactNode;
  /** Length of the bar, 0 to 1; undefined: the number is not told, and `text` says why. */
  readonly value: number | undefined;
  /** Lengths of the second and the third part, which follow the first. */
  readonly parts?: readonly [second: number, third: number] | undefined;
  readonly text: ReactNode;
  /** Small, below the text. */
  readonly note?: ReactNode;
};

const percent = (value: number): string => `${Math.round(value * 1000) / 10}%`;

/** Numbers that are compared. Each bar has its number, so the bars are hidden from assistive technology. */
export function HorizontalBars({
  label,
  items,
}: {
  readonly label: string;
  readonly items: readonly HorizontalBar[];
}) {
  return (
    <ul className="hbars" aria-label={label}>
      {items.map(({ key, label: name, value, parts, text, note }) => (
        <li key={key} data-state={value === undefined ? "hidden" : undefined}>
          <span>{name}</span>
          {value !== undefined && (
            <span className="hbars__bar" aria-hidden="true">
              <span className="hbars__fill" style={{ "--value": percent(value) }} />
              {parts && <Parts parts={parts} />}
            </span>
          )}
          <span className="hbars__value">
            {text}
            {note && <span className="hbars__note">{note}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Parts({ parts: [second, third] }: { readonly parts: readonly [number, number] }) {
  return (
    <>
      <span className="hbars__fill" data-part="2" style={{ "--value": percent(second) }} />
      <span className="hbars__fill" data-part="3" style={{ "--value": percent(third) }} />
    </>
  );
}

type BarsLegendProps = {
  readonly label: string;
  readonly parts: readonly [first: ReactNode, second: ReactNode, third: ReactNode];
};

/** The names of the parts, in their order. */
export function BarsLegend({ label, parts: [first, second, third] }: BarsLegendProps) {
  return (
    <ul className="split-legend" aria-label={label}>
      <li>{first}</li>
      <li data-part="caution">{second}</li>
      <li data-part="3">{third}</li>
    </ul>
  );
}

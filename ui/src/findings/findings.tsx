import type { ReactNode } from "react";
import "./findings.css";
import { Icon } from "../icon/icon.tsx";
import type { IconName } from "../icon/icon-paths.ts";

/** `none` is no judgement: a fact, or an unchecked point. */
export const findingLevels = ["ok", "warn", "bad", "none"] as const;
export type FindingLevel = (typeof findingLevels)[number];

export type Finding = {
  readonly id: string;
  readonly level: FindingLevel;
  /** The level in words, for screen readers; a finding without a judgement needs none. */
  readonly levelLabel?: string | undefined;
  readonly icon?: IconName | undefined;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** The mark on a document that replaces the icon, and its accessible name. */
  readonly mark?:
    | { readonly number: number; readonly label: string; readonly onShow: () => void }
    | undefined;
  readonly action?: ReactNode;
};

const icons: Readonly<Record<FindingLevel, IconName>> = {
  ok: "check",
  warn: "warning",
  bad: "alert",
  none: "info",
};

export function Findings({ items }: { readonly items: readonly Finding[] }) {
  return (
    <ul className="findings">
      {items.map(({ id, level, levelLabel, icon = icons[level], title, text, mark, action }) => (
        <li key={id} className="finding" data-level={level}>
          {mark ? (
            <button type="button" className="finding__number" title={mark.label} onClick={mark.onShow}>
              <span className="visually-hidden">{mark.label}</span>
              <span aria-hidden="true">{mark.number}</span>
            </button>
          ) : (
            <Icon name={icon} />
          )}
          <span>
            <span className="finding__title">
              {levelLabel && <span className="visually-hidden">{levelLabel}</span>}
              {title}
            </span>
            {text && <span className="finding__text">{text}</span>}
          </span>
          {action}
        </li>
      ))}
    </ul>
  );
}

import type { ReactNode } from "react";
import "./pill.css";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon/icon.tsx";
import type { IconName } from "../icon/icon-paths.ts";

export const pillStates = [
  "todo",
  "progress",
  "done",
  "submitted",
  "optional",
  "missing",
  "info",
  "waiting",
] as const;
export type PillState = (typeof pillStates)[number];

const icons: Readonly<Partial<Record<PillState, IconName>>> = {
  done: "check",
  submitted: "check",
  optional: "plus",
  missing: "alert",
  info: "mail",
  waiting: "clock",
};

type PillProps = {
  readonly state: PillState;
  readonly small?: boolean | undefined;
  readonly icon?: IconName | undefined;
  /** For words that may be long. */
  readonly wraps?: boolean | undefined;
  readonly children: ReactNode;
};

export function Pill({ state, small = false, icon = icons[state], wraps = false, children }: PillProps) {
  return (
    <span className={classNames("pill", small && "pill--small", wraps && "pill--wraps")} data-state={state}>
      {icon ? <Icon name={icon} /> : <span className="pill__dot" />}
      {children}
    </span>
  );
}

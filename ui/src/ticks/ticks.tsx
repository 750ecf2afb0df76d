import type { ReactNode } from "react";
import "./ticks.css";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon/icon.tsx";
import type { IconName } from "../icon/icon-paths.ts";

export type TickItem = {
  readonly key: string;
  readonly text: ReactNode;
  readonly icon?: IconName | undefined;
};

type TicksProps = {
  readonly items: readonly TickItem[];
  /**
   * `do`: a tick, for what is done or right. `dont`: crosses. `missing`: points that a reviewer did not find. `plain`:
   * the item's own icon, else a dot, for what is still to be done or may come.
   */
  readonly kind?: keyof typeof icons | undefined;
  readonly small?: boolean | undefined;
};

const icons = { do: "check", dont: "x", missing: "alert", plain: undefined } as const;

export function Ticks({ items, kind = "do", small = false }: TicksProps) {
  return (
    <ul className={classNames("ticks", kind !== "do" && `ticks--${kind}`, small && "ticks--small")}>
      {items.map(({ key, text, icon = icons[kind] }) => (
        <li key={key}>
          {icon ? <Icon name={icon} /> : <span className="ticks__dot" />}
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

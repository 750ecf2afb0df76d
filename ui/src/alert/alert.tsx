import type { ReactNode, Ref } from "react";
import "./alert.css";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon/icon.tsx";

export const alertTones = ["info", "critical", "caution", "positive"] as const;
export type AlertTone = (typeof alertTones)[number];

const icons = { info: "info", critical: "alert", caution: "warning", positive: "check" } as const;

export type AlertProps = {
  readonly tone?: AlertTone | undefined;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  /** It appeared after an action, so it is announced at once. */
  readonly announced?: boolean | undefined;
  readonly ref?: Ref<HTMLDivElement> | undefined;
};

export function Alert({ tone = "info", title, children, actions, announced = false, ref }: AlertProps) {
  return (
    <div
      className={classNames("alert", tone !== "info" && `alert--${tone}`, Boolean(actions) && "alert--row")}
      role={announced ? "alert" : undefined}
      tabIndex={-1}
      ref={ref}
    >
      <Icon name={icons[tone]} />
      <div className="alert__body">
        <p className="alert__title">{title}</p>
        {children}
      </div>
      {actions && <div className="alert__actions">{actions}</div>}
    </div>
  );
}

type AlertTextProps = { readonly children: ReactNode };

export function AlertText({ children }: AlertTextProps) {
  return <p className="alert__text">{children}</p>;
}

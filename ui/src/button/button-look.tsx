import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon/icon.tsx";
import type { IconName } from "../icon/icon-paths.ts";
import { Spinner } from "../spinner/spinner.tsx";

export const buttonVariants = ["primary", "secondary", "quiet", "critical"] as const;
export type ButtonVariant = (typeof buttonVariants)[number];

export type ButtonLook = {
  /** One primary button per screen. */
  readonly variant?: ButtonVariant | undefined;
  readonly size?: "medium" | "small" | undefined;
  readonly block?: boolean | undefined;
  readonly icon?: IconName | undefined;
  /** An arrow after the label, for an action that leads to the next page. */
  readonly onward?: boolean | undefined;
};

export function buttonClass(look: ButtonLook, className?: string): string {
  return classNames(
    "button",
    `button--${look.variant ?? "secondary"}`,
    look.size && `button--${look.size}`,
    look.block && "button--block",
    className,
  );
}

type ButtonContentProps = {
  readonly look: ButtonLook;
  readonly busy?: boolean | undefined;
  readonly children: ReactNode;
};

/** Spinner or icon, label, arrow. The label stays while busy, so that the width does not jump. */
export function ButtonContent({ look, busy = false, children }: ButtonContentProps) {
  return (
    <>
      {busy ? <Spinner /> : look.icon && <Icon name={look.icon} />}
      {children}
      {look.onward && !busy && <Icon name="arrow-right" className="icon--onward" />}
    </>
  );
}

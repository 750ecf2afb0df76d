import type { ComponentProps } from "react";
import "./button.css";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon/icon.tsx";
import type { IconName } from "../icon/icon-paths.ts";
import { Spinner } from "../spinner/spinner.tsx";

type IconButtonProps = Omit<ComponentProps<"button">, "children"> & {
  readonly icon: IconName;
  readonly label: string;
  readonly busy?: boolean | undefined;
};

export function IconButton({ icon, label, busy = false, className, onClick, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames("button", "button--icon", className)}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
    >
      {busy ? <Spinner /> : <Icon name={icon} />}
      <span className="visually-hidden">{label}</span>
    </button>
  );
}

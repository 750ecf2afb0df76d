import type { ComponentProps } from "react";
import "./button.css";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon/icon.tsx";
import type { IconName } from "../icon/icon-paths.ts";

type IconButtonProps = Omit<ComponentProps<"button">, "children"> & {
  readonly icon: IconName;
  /** The accessible name: nothing else says what the button does. */
  readonly label: string;
};

export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={classNames("button", "button--icon", className)}>
      <Icon name={icon} />
      <span className="visually-hidden">{label}</span>
    </button>
  );
}

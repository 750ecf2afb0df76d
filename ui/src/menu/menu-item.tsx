import type { ComponentProps } from "react";
import "./menu.css";
import { Icon } from "../icon/icon.tsx";
import type { IconName } from "../icon/icon-paths.ts";
import { Link, type LinkProps } from "../link/link.tsx";

type MenuLinkProps = LinkProps & { readonly icon?: IconName | undefined };

export function MenuLink({ icon, children, ...rest }: MenuLinkProps) {
  return (
    <Link {...rest} className="menu__item">
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  );
}

type MenuButtonProps = ComponentProps<"button"> & {
  readonly icon?: IconName | undefined;
  readonly current?: boolean | undefined;
};

export function MenuButton({ icon, current = false, children, ...rest }: MenuButtonProps) {
  return (
    <button type="button" {...rest} className="menu__item" aria-current={current || undefined}>
      {icon && <Icon name={icon} />}
      {children}
      {current && <Icon name="check" small />}
    </button>
  );
}

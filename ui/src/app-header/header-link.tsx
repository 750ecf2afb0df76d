import "../menu/menu.css";
import { Icon } from "../icon/icon.tsx";
import type { IconName } from "../icon/icon-paths.ts";
import { Link, type LinkProps } from "../link/link.tsx";

export function HeaderLink({
  icon,
  children,
  ...rest
}: LinkProps & { readonly icon?: IconName | undefined }) {
  return (
    <Link {...rest} className="menu-button">
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  );
}

import type { ComponentProps } from "react";
import "./text-link.css";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon/icon.tsx";
import type { IconName } from "../icon/icon-paths.ts";
import { Link, type LinkProps } from "../link/link.tsx";

type TextLinkLook = {
  readonly icon?: IconName | undefined;
  /** No underline until hovered; only with an icon. */
  readonly bare?: boolean | undefined;
  readonly critical?: boolean | undefined;
  readonly crumb?: boolean | undefined;
};

const textLinkClass = ({ bare, critical, crumb }: TextLinkLook, className?: string) =>
  classNames(
    "text-link",
    bare && "text-link--bare",
    critical && "text-link--critical",
    crumb && "text-link--crumb",
    className,
  );

export function TextLink(props: LinkProps & TextLinkLook) {
  const { icon, bare, critical, crumb, className, children, ...rest } = props;
  return (
    <Link {...rest} className={textLinkClass({ bare, critical, crumb }, className)}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  );
}

export function TextButton(props: ComponentProps<"button"> & TextLinkLook) {
  const { icon, bare, critical, crumb, className, children, ...rest } = props;
  return (
    <button type="button" {...rest} className={textLinkClass({ bare, critical, crumb }, className)}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

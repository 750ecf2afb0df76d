import "./button.css";
import { Link, type LinkProps } from "../link/link.tsx";
import { ButtonContent, type ButtonLook, buttonClass } from "./button-look.tsx";

export function ButtonLink(props: LinkProps & ButtonLook) {
  const { variant, size, block, icon, onward, className, children, ...rest } = props;
  const look = { variant, size, block, icon, onward };
  return (
    <Link {...rest} className={buttonClass(look, className)}>
      <ButtonContent look={look}>{children}</ButtonContent>
    </Link>
  );
}

import "./avatar.css";
import { classNames } from "../class-names.ts";

type AvatarProps = {
  /** One upper-case letter. Decoration: the name is in words beside it. */
  readonly letter: string;
  readonly small?: boolean | undefined;
};

export function Avatar({ letter, small = false }: AvatarProps) {
  return (
    <span className={classNames("avatar", small && "avatar--small")} aria-hidden="true" translate="no">
      {letter}
    </span>
  );
}

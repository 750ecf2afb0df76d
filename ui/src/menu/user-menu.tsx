import type { ReactNode } from "react";
import { Avatar } from "../avatar/avatar.tsx";
import { Menu } from "./menu.tsx";

type UserMenuProps = {
  /** The upper-case first letter of the first name. */
  readonly letter: string;
  /** "Your account: Amara Okafor" */
  readonly label: string;
  /** `MenuLink`s and `MenuButton`s, each in a `<li>`. */
  readonly children: ReactNode;
};

export function UserMenu({ letter, label, children }: UserMenuProps) {
  return (
    <Menu
      button={
        <>
          <Avatar letter={letter} />
          <span className="visually-hidden">{label}</span>
        </>
      }
    >
      {children}
    </Menu>
  );
}

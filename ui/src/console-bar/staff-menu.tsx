import type { ReactNode } from "react";
import { Avatar } from "../avatar/avatar.tsx";
import { Menu } from "../menu/menu.tsx";

type StaffMenuProps = {
  readonly initials: string;
  readonly name: string;
  /** "Your account: Ruth Adeyemi" */
  readonly label: string;
  /** `MenuLink`s and `MenuButton`s, each in a `<li>`. */
  readonly children: ReactNode;
};

/** Who is signed in, and what they can do about that. On phones without the name. */
export function StaffMenu({ initials, name, label, children }: StaffMenuProps) {
  return (
    <Menu
      button={
        <>
          <Avatar letter={initials} />
          <span className="visually-hidden">{label}</span>
          <span className="menu-button__label" aria-hidden="true">
            {name}
          </span>
        </>
      }
    >
      {children}
    </Menu>
  );
}

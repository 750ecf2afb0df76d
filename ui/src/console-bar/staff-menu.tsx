import type { ReactNode } from "react";
import { Avatar } from "../avatar/avatar.tsx";
import { Menu } from "../menu/menu.tsx";

type StaffMenuProps = {
  readonly initials: string;
  readonly name: string;
  /** "Your account: Ruth Adeyemi" */
  readonly label: ReactNode;
  readonly children: ReactNode;
};

export function StaffMenu({ initials, name, label, children }: StaffMenuProps) {
  return (
    <Menu
      button={
        <>
          <Avatar letter={initials} />
          <span className="visually-hidden">{label}</span>
          <span className="menu-button__label" aria-hidden="true" translate="no">
            {name}
          </span>
        </>
      }
    >
      {children}
    </Menu>
  );
}

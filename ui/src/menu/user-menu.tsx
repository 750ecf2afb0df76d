import type { ReactNode } from "react";
import { Avatar } from "../avatar/avatar.tsx";
import { Menu } from "./menu.tsx";

type UserMenuProps = {
  readonly letter: string;
  readonly label: ReactNode;
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

import type { ReactNode } from "react";
import "./app-header.css";
import "../menu/menu.css";
import { Icon } from "../icon/icon.tsx";

type AppHeaderProps = {
  /** A `Brand`. */
  readonly brand: ReactNode;
  /** From 768 px: `HeaderLink`, `LanguageMenu`, `UserMenu`. */
  readonly tools?: ReactNode;
  /** Under 768 px: the button that opens the drawer. */
  readonly menu?: { readonly label: string; readonly open: boolean; readonly onOpen: () => void } | undefined;
};

export function AppHeader({ brand, tools, menu }: AppHeaderProps) {
  return (
    <header className="app-header">
      <div className="app-header__inner">
        {brand}
        <div className="app-header__tools">
          <div className="app-header__wide only-wide">{tools}</div>
          {menu && (
            <button
              className="menu-button only-narrow"
              type="button"
              aria-haspopup="dialog"
              aria-expanded={menu.open}
              onClick={menu.onOpen}
            >
              <Icon name="menu" />
              <span className="menu-button__label">{menu.label}</span>
            </button>
          )}
        </div>
      </div>
    </header>
  );
}

import { Icon } from "../icon/icon.tsx";
import { Menu } from "./menu.tsx";
import { MenuButton } from "./menu-item.tsx";

export type Language = {
  readonly code: string;
  /** Its own name for itself: "Deutsch" */
  readonly name: string;
};

type LanguageMenuProps = {
  readonly label: string;
  readonly languages: readonly Language[];
  readonly current: string;
  readonly onChoose: (code: string) => void;
};

export function LanguageMenu({ label, languages, current, onChoose }: LanguageMenuProps) {
  return (
    <Menu
      button={
        <>
          <Icon name="globe" />
          <span className="visually-hidden">{label}</span>
          {languages.find(({ code }) => code === current)?.name}
        </>
      }
    >
      {languages.map(({ code, name }) => (
        <li key={code}>
          <MenuButton lang={code} current={code === current} onClick={() => onChoose(code)}>
            {name}
          </MenuButton>
        </li>
      ))}
    </Menu>
  );
}

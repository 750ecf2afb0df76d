import { Icon } from "../icon/icon.tsx";
import type { Language } from "../menu/language-menu.tsx";
import { Menu } from "../menu/menu.tsx";
import { MenuButton } from "../menu/menu-item.tsx";

type BarLanguageMenuProps = {
  /** "Language: ", announced before the current one. */
  readonly label: string;
  readonly languages: readonly Language[];
  /** The code of the current language. */
  readonly current: string;
  readonly onChoose: (code: string) => void;
};

/** The `LanguageMenu` of the bar: on phones without the name of the language, which is only heard there. */
export function BarLanguageMenu({ label, languages, current, onChoose }: BarLanguageMenuProps) {
  return (
    <Menu
      button={
        <>
          <Icon name="globe" />
          <span className="visually-hidden">{label}</span>
          <span className="menu-button__label">{languages.find(({ code }) => code === current)?.name}</span>
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

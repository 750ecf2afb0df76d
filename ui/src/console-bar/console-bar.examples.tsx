import type { Examples } from "../example.ts";
import { MenuButton, MenuLink } from "../menu/menu-item.tsx";
import { NavTabs } from "../tabs/nav-tabs.tsx";
import { BarLanguageMenu } from "./bar-language-menu.tsx";
import { ConsoleBar } from "./console-bar.tsx";
import { StaffMenu } from "./staff-menu.tsx";

const languages = [
  { code: "de", name: "Deutsch" },
  { code: "en", name: "English" },
];

const language = (
  <BarLanguageMenu label="Language: " languages={languages} current="en" onChoose={() => undefined} />
);

const pages = [
  { href: "#queue", label: "Queue" },
  { href: "#applications", label: "Applications", current: true },
  { href: "#team", label: "Team" },
  { href: "#keys", label: "Keys and webhooks" },
];

export const whole = true;

export const examples: Examples = {
  "signed-in": () => (
    <>
      <ConsoleBar name="Latchkey" href="#home" nav={<NavTabs label="Console" tabs={pages} />}>
        {language}
        <StaffMenu initials="RA" name="Ruth Adeyemi" label="Your account: Ruth Adeyemi">
          <li>
            <MenuButton icon="help">Keyboard shortcuts</MenuButton>
          </li>
          <li>
            <MenuLink icon="logout" href="#sign-out">
              Sign out
            </MenuLink>
          </li>
        </StaffMenu>
      </ConsoleBar>
      <main>
        <h1>Page</h1>
      </main>
    </>
  ),
  "signed-out": () => (
    <>
      <ConsoleBar name="Latchkey" href="#home">
        {language}
        <span>Staff</span>
      </ConsoleBar>
      <main>
        <h1>Page</h1>
      </main>
    </>
  ),
};

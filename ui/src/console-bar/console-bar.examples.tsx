import type { Examples } from "../example.ts";
import { MenuButton, MenuLink } from "../menu/menu-item.tsx";
import { NavTabs } from "../tabs/nav-tabs.tsx";
import { ConsoleBar } from "./console-bar.tsx";
import { StaffMenu } from "./staff-menu.tsx";

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
        <span>Staff</span>
      </ConsoleBar>
      <main>
        <h1>Page</h1>
      </main>
    </>
  ),
};

import { useState } from "react";
import type { Examples } from "../example.ts";
import { LanguageMenu } from "./language-menu.tsx";
import { MenuLink } from "./menu-item.tsx";
import { UserMenu } from "./user-menu.tsx";

const languages = [
  { code: "de", name: "Deutsch" },
  { code: "en", name: "English" },
  { code: "fr", name: "Français" },
];

function Languages() {
  const [current, setCurrent] = useState("en");
  return <LanguageMenu label="Language: " languages={languages} current={current} onChoose={setCurrent} />;
}

export const examples: Examples = {
  language: () => (
    <div className="row row--spread">
      <span />
      <Languages />
    </div>
  ),
  user: () => (
    <div className="row row--spread">
      <span />
      <UserMenu letter="A" label="Your account: Amara Okafor">
        <li>
          <MenuLink icon="home" href="#dashboard">
            Dashboard
          </MenuLink>
        </li>
        <li>
          <MenuLink icon="logout" href="#sign-out">
            Sign out
          </MenuLink>
        </li>
      </UserMenu>
      <a href="#next">Next</a>
    </div>
  ),
};

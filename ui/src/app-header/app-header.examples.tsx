import { useState } from "react";
import { Avatar } from "../avatar/avatar.tsx";
import { Brand } from "../brand/brand.tsx";
import { Drawer } from "../drawer/drawer.tsx";
import type { Examples } from "../example.ts";
import { Field } from "../field/field.tsx";
import { LanguageMenu } from "../menu/language-menu.tsx";
import { MenuLink } from "../menu/menu-item.tsx";
import { UserMenu } from "../menu/user-menu.tsx";
import { Select } from "../select/select.tsx";
import { AppHeader } from "./app-header.tsx";
import { HeaderLink } from "./header-link.tsx";
import { WideHeader } from "./wide-header.tsx";

const languages = [
  { code: "de", name: "Deutsch" },
  { code: "en", name: "English" },
];

const entries = (
  <>
    <MenuLink icon="home" href="#dashboard">
      Dashboard
    </MenuLink>
    <MenuLink icon="logout" href="#sign-out">
      Sign out
    </MenuLink>
  </>
);

const tools = (
  <>
    <HeaderLink icon="help" href="#help">
      Get help
    </HeaderLink>
    <LanguageMenu label="Language: " languages={languages} current="en" onChoose={() => undefined} />
    <UserMenu letter="A" label="Your account: Amara Okafor">
      <li>{entries}</li>
    </UserMenu>
  </>
);

const brand = (
  <Brand
    provider="Quillfield Lettings"
    poweredBy={
      <>
        Powered by <b>Latchkey</b>
      </>
    }
    href="#home"
  />
);

function SignedIn() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <AppHeader
        brand={brand}
        tools={tools}
        menu={{ label: "Menu", open: isOpen, onOpen: () => setOpen(true) }}
      />
      <Drawer
        open={isOpen}
        onClose={() => setOpen(false)}
        label="Menu"
        closeLabel="Close menu"
        head={
          <>
            <Avatar letter="A" />
            <strong>Amara Okafor</strong>
          </>
        }
        foot={
          <Field label="Language">
            {(aria) => (
              <Select
                {...aria}
                options={languages.map(({ code, name }) => ({ value: code, label: name, lang: code }))}
                defaultValue="en"
              />
            )}
          </Field>
        }
      >
        {entries}
      </Drawer>
      <main>
        <h1>Page</h1>
      </main>
    </>
  );
}

export const whole = true;

export const examples: Examples = {
  "signed-in": () => <SignedIn />,
  wide: () => (
    <>
      <WideHeader
        edge="#6b2348"
        brand={
          <Brand
            provider="Quillfield Lettings"
            of={{ name: "Hartley & Co", logo: null, accent: { colour: "#6b2348", text: "#ffffff" } }}
            poweredBy={
              <>
                Checks by <b>Quillfield</b>
              </>
            }
            href="#home"
          />
        }
        help={
          <HeaderLink icon="help" href="#help">
            Get help
          </HeaderLink>
        }
      >
        <UserMenu letter="M" label="Your account: Marcus Ibe">
          <li>{entries}</li>
        </UserMenu>
      </WideHeader>
      <main>
        <h1>Page</h1>
      </main>
    </>
  ),
  plain: () => (
    <>
      <AppHeader brand={brand} />
      <main>
        <h1>Page</h1>
      </main>
    </>
  ),
};

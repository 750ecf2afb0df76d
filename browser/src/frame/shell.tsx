import { AppHeader } from "@latchkey/ui/app-header/app-header.tsx";
import { HeaderLink } from "@latchkey/ui/app-header/header-link.tsx";
import type { BrandOf } from "@latchkey/ui/brand/brand.tsx";
import { FieldWordsContext } from "@latchkey/ui/field/field-texts.ts";
import type { IconName } from "@latchkey/ui/icon/icon-paths.ts";
import type { LinkAs } from "@latchkey/ui/link/link.tsx";
import { LanguageMenu } from "@latchkey/ui/menu/language-menu.tsx";
import { MenuLink } from "@latchkey/ui/menu/menu-item.tsx";
import { UserMenu } from "@latchkey/ui/menu/user-menu.tsx";
import { SkipLink } from "@latchkey/ui/skip-link/skip-link.tsx";
import { type ReactNode, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { languageOptions } from "../i18n/language-names.ts";
import { TypedIn } from "../i18n/typed-in.tsx";
import { useLanguage } from "../i18n/use-language.ts";
import { agencyContacts } from "./agency-contacts.tsx";
import { fullName, initialOf, type Person } from "./person.ts";
import { provider } from "./provider.ts";
import { ShellBrand } from "./shell-brand.tsx";
import { ShellDrawer } from "./shell-drawer.tsx";
import { ShellFooter } from "./shell-footer.tsx";

interface MenuEntry {
  readonly label: ReactNode;
  readonly icon: IconName;
  readonly href: string;
  readonly rel?: string | undefined;
  readonly linkAs?: LinkAs | undefined;
}

interface ShellAccount {
  readonly person: Person;
  readonly signOutPath: string;
  readonly more?: readonly MenuEntry[] | undefined;
}

interface ShellProps {
  /** The agency in whose name the page is; undefined: the provider. */
  readonly of?: BrandOf | undefined;
  readonly account?: ShellAccount | undefined;
  readonly home: string;
  readonly linkAs?: LinkAs | undefined;
  readonly footer?: boolean | undefined;
  readonly children: ReactNode;
}

/** The frame of every page (spec 1 §2): provider, 'powered by', help, language, account; a drawer on phones. */
export function Shell({ of, account, home, linkAs, footer = false, children }: ShellProps) {
  const { t } = useTranslation("shell");
  const { language, choose } = useLanguage();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const errorPrefix = t("errorPrefix");
  const words = useMemo(() => ({ errorPrefix }), [errorPrefix]);
  const help = `mailto:${provider().supportEmail}`;
  const name = account && (fullName(account.person) || account.person.email);
  const closeDrawer = () => setDrawerOpen(false);
  const pages: readonly MenuEntry[] = account
    ? [{ label: t("menu.dashboard"), icon: "home", href: home, linkAs }, ...(account.more ?? [])]
    : [];
  const signOut: readonly MenuEntry[] = account
    ? [{ label: t("menu.signOut"), icon: "logout", href: account.signOutPath, linkAs }]
    : [];
  const contacts = agencyContacts(of, t);
  const drawn: readonly MenuEntry[] = [
    ...pages,
    { label: t("help"), icon: "help", href: help, rel: "help" },
    ...contacts,
    ...signOut,
  ];
  const tools = (
    <>
      <HeaderLink icon="help" rel="help" href={help}>
        {t("help")}
      </HeaderLink>
      <LanguageMenu
        label={t("languageNow")}
        languages={languageOptions}
        current={language}
        onChoose={choose}
      />
      {account && (
        <UserMenu
          letter={initialOf(account.person)}
          label={<TypedIn text={t("accountOf", { name })} typed={name} />}
        >
          {[...pages, ...contacts, ...signOut].map(({ label, ...entry }) => (
            <li key={entry.href}>
              <MenuLink {...entry}>{label}</MenuLink>
            </li>
          ))}
        </UserMenu>
      )}
    </>
  );
  return (
    <FieldWordsContext value={words}>
      <SkipLink>{t("skipToContent")}</SkipLink>
      <AppHeader
        brand={<ShellBrand of={of} home={home} linkAs={linkAs} />}
        tools={tools}
        menu={{ label: t("menu.label"), open: isDrawerOpen, onOpen: () => setDrawerOpen(true) }}
      />
      <ShellDrawer open={isDrawerOpen} onClose={closeDrawer} person={account?.person}>
        {drawn.map(({ label, ...entry }) => (
          <MenuLink key={entry.href} {...entry} onClick={closeDrawer}>
            {label}
          </MenuLink>
        ))}
      </ShellDrawer>
      {children}
      {footer && <ShellFooter of={of} />}
    </FieldWordsContext>
  );
}

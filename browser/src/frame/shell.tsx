import { AppHeader } from "@latchkey/ui/app-header/app-header.tsx";
import { HeaderLink } from "@latchkey/ui/app-header/header-link.tsx";
import { FieldWordsContext } from "@latchkey/ui/field/field-texts.ts";
import type { LinkAs } from "@latchkey/ui/link/link.tsx";
import { LanguageMenu } from "@latchkey/ui/menu/language-menu.tsx";
import { MenuLink } from "@latchkey/ui/menu/menu-item.tsx";
import { UserMenu } from "@latchkey/ui/menu/user-menu.tsx";
import { SkipLink } from "@latchkey/ui/skip-link/skip-link.tsx";
import { type ReactNode, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { languageOptions } from "../i18n/language-names.ts";
import { useLanguage } from "../i18n/use-language.ts";
import { fullName, initialOf, type Person } from "./person.ts";
import { provider } from "./provider.ts";
import { DashboardLink, SignOutLink } from "./shell-account.tsx";
import { ShellBrand } from "./shell-brand.tsx";
import { ShellDrawer } from "./shell-drawer.tsx";
import { ShellFooter } from "./shell-footer.tsx";

interface ShellAccount {
  readonly person: Person;
  readonly signOutPath: string;
  /** More menu entries, e.g. other cases. They load a new page. */
  readonly more?: readonly { readonly label: string; readonly href: string }[] | undefined;
}

interface ShellProps {
  /** Who is signed in, and where they sign out; undefined: no user menu. */
  readonly account?: ShellAccount | undefined;
  /** The link target of the provider's name and of the first menu entry. */
  readonly home: string;
  readonly linkAs?: LinkAs | undefined;
  readonly footer?: boolean | undefined;
  readonly children: ReactNode;
}

/** The frame of every page (spec 1 §2): provider, 'powered by', help, language, account; a drawer on phones. */
export function Shell({ account, home, linkAs, footer = false, children }: ShellProps) {
  const { t } = useTranslation("shell");
  const { language, choose } = useLanguage();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const errorPrefix = t("errorPrefix");
  const words = useMemo(() => ({ errorPrefix }), [errorPrefix]);
  const help = `mailto:${provider().supportEmail}`;
  const closeDrawer = () => setDrawerOpen(false);
  const more = account?.more ?? [];
  const links = account && {
    person: account.person,
    dashboard: { href: home, linkAs },
    signOut: { href: account.signOutPath, linkAs },
  };
  const tools = (
    <>
      <HeaderLink icon="help" href={help}>
        {t("help")}
      </HeaderLink>
      <LanguageMenu
        label={t("languageNow")}
        languages={languageOptions}
        current={language}
        onChoose={choose}
      />
      {links && (
        <UserMenu
          letter={initialOf(links.person)}
          label={t("accountOf", { name: fullName(links.person) || links.person.email })}
        >
          <li>
            <DashboardLink {...links.dashboard} />
          </li>
          {more.map(({ label, href }) => (
            <li key={href}>
              <MenuLink icon="file" href={href}>
                {label}
              </MenuLink>
            </li>
          ))}
          <li>
            <SignOutLink {...links.signOut} />
          </li>
        </UserMenu>
      )}
    </>
  );
  return (
    <FieldWordsContext value={words}>
      <SkipLink>{t("skipToContent")}</SkipLink>
      <AppHeader
        brand={<ShellBrand home={home} linkAs={linkAs} />}
        tools={tools}
        menu={{ label: t("menu.label"), open: isDrawerOpen, onOpen: () => setDrawerOpen(true) }}
      />
      <ShellDrawer open={isDrawerOpen} onClose={closeDrawer} person={account?.person}>
        {links && <DashboardLink {...links.dashboard} onClick={closeDrawer} />}
        {more.map(({ label, href }) => (
          <MenuLink key={href} icon="file" href={href}>
            {label}
          </MenuLink>
        ))}
        <MenuLink icon="help" href={help}>
          {t("help")}
        </MenuLink>
        {links && <SignOutLink {...links.signOut} onClick={closeDrawer} />}
      </ShellDrawer>
      {children}
      {footer && <ShellFooter />}
    </FieldWordsContext>
  );
}

import { AppHeader } from "@latchkey/ui/app-header/app-header.tsx";
import { HeaderLink } from "@latchkey/ui/app-header/header-link.tsx";
import { FieldWordsContext } from "@latchkey/ui/field/field-words.ts";
import type { LinkAs } from "@latchkey/ui/link/link.tsx";
import { LanguageMenu } from "@latchkey/ui/menu/language-menu.tsx";
import { MenuLink } from "@latchkey/ui/menu/menu-item.tsx";
import { UserMenu } from "@latchkey/ui/menu/user-menu.tsx";
import { SkipLink } from "@latchkey/ui/skip-link/skip-link.tsx";
import { type ReactNode, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { languageOptions } from "./language-names.ts";
import { fullName, initialOf, type Person } from "./person.ts";
import { provider } from "./provider.ts";
import { DashboardLink, SignOutLink } from "./shell-account.tsx";
import { ShellBrand } from "./shell-brand.tsx";
import { ShellDrawer } from "./shell-drawer.tsx";
import { ShellFooter } from "./shell-footer.tsx";
import { useLanguage } from "./use-language.ts";

interface ShellProps {
  /** Who is signed in; without anybody there is no user menu. */
  readonly person?: Person | undefined;
  /** Where the provider's name leads. */
  readonly home: string;
  readonly linkAs?: LinkAs | undefined;
  readonly footer?: boolean | undefined;
  readonly children: ReactNode;
}

/** The frame of every page (spec 1 §2): provider, 'powered by', help, language, account; a drawer on phones. */
export function Shell({ person, home, linkAs, footer = false, children }: ShellProps) {
  const { t } = useTranslation("shell");
  const { language, choose } = useLanguage();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const errorPrefix = t("errorPrefix");
  const words = useMemo(() => ({ errorPrefix }), [errorPrefix]);
  const help = `mailto:${provider().supportEmail}`;
  const accountLabel = person ? t("accountOf", { name: fullName(person) || person.email }) : "";
  const closeDrawer = () => setDrawerOpen(false);
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
      {person && (
        <UserMenu letter={initialOf(person)} label={accountLabel}>
          <li>
            <DashboardLink linkAs={linkAs} />
          </li>
          <li>
            <SignOutLink linkAs={linkAs} />
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
      <ShellDrawer open={isDrawerOpen} onClose={closeDrawer} person={person}>
        {person && <DashboardLink linkAs={linkAs} onClick={closeDrawer} />}
        <MenuLink icon="help" href={help}>
          {t("help")}
        </MenuLink>
        {person && <SignOutLink linkAs={linkAs} onClick={closeDrawer} />}
      </ShellDrawer>
      {children}
      {footer && <ShellFooter />}
    </FieldWordsContext>
  );
}

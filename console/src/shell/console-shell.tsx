import { TypedIn } from "@latchkey/browser/i18n/typed-in.tsx";
import { PRODUCT } from "@latchkey/browser/navigation/page-title.ts";
import { RoutedLink } from "@latchkey/browser/routing/routed-link.tsx";
import { CONSOLE_PATH, staffPages } from "@latchkey/domain/vocabulary/console-wire.ts";
import { initialsOf } from "@latchkey/members/shell/initials.ts";
import { ConsoleBar } from "@latchkey/ui/console-bar/console-bar.tsx";
import { StaffMenu } from "@latchkey/ui/console-bar/staff-menu.tsx";
import { FieldWordsContext } from "@latchkey/ui/field/field-texts.ts";
import { MenuButton, MenuLink } from "@latchkey/ui/menu/menu-item.tsx";
import { SkipLink } from "@latchkey/ui/skip-link/skip-link.tsx";
import { type ReactNode, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { ShortcutsDialog } from "../shortcuts/shortcuts-dialog.tsx";
import { useShortcuts } from "../shortcuts/use-shortcuts.ts";
import { Navigation } from "./navigation.tsx";
import type { SignedInStaff } from "./staff.graphql.ts";
import { useKnownStaff } from "./staff.ts";

/** A signed-in member sees the navigation and the own menu. */
export function ConsoleShell({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation(["frame", "shell"]);
  const staff = useKnownStaff();
  const errorPrefix = t("shell:errorPrefix");
  const words = useMemo(() => ({ errorPrefix }), [errorPrefix]);
  return (
    <FieldWordsContext value={words}>
      <SkipLink>{t("shell:skipToContent")}</SkipLink>
      <ConsoleBar
        name={PRODUCT}
        href={CONSOLE_PATH}
        linkAs={RoutedLink}
        nav={staff && <Navigation staff={staff} />}
      >
        {staff ? <OwnMenu staff={staff} /> : <span>{t("staff")}</span>}
      </ConsoleBar>
      {children}
    </FieldWordsContext>
  );
}

function OwnMenu({ staff }: { readonly staff: SignedInStaff }) {
  const { t } = useTranslation(["frame", "shell"]);
  const [isListOpen, setListOpen] = useState(false);
  useShortcuts([{ keys: "?", label: t("shortcuts.show"), run: () => setListOpen(true) }], "everywhere");
  return (
    <>
      <StaffMenu
        initials={initialsOf(staff.name)}
        name={staff.name}
        label={<TypedIn text={t("shell:accountOf", { name: staff.name })} typed={staff.name} />}
      >
        <li>
          <MenuLink icon="key" href={staffPages.ownAccount} linkAs={RoutedLink}>
            {t("account")}
          </MenuLink>
        </li>
        <li>
          <MenuButton icon="help" onClick={() => setListOpen(true)}>
            {t("shortcuts.title")}
          </MenuButton>
        </li>
        <li>
          <MenuLink icon="logout" href={staffPages.signOut} linkAs={RoutedLink}>
            {t("shell:menu.signOut")}
          </MenuLink>
        </li>
      </StaffMenu>
      <ShortcutsDialog open={isListOpen} onClose={() => setListOpen(false)} />
    </>
  );
}

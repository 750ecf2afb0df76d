import { provider } from "@latchkey/browser/frame/provider.ts";
import { ShellBrand } from "@latchkey/browser/frame/shell-brand.tsx";
import { RichText } from "@latchkey/browser/i18n/rich-text.tsx";
import { TypedIn } from "@latchkey/browser/i18n/typed-in.tsx";
import { RoutedLink } from "@latchkey/browser/routing/routed-link.tsx";
import { portalPages } from "@latchkey/domain/vocabulary/portal-wire.ts";
import { initialsOf } from "@latchkey/members/shell/initials.ts";
import { HeaderLink } from "@latchkey/ui/app-header/header-link.tsx";
import { WideHeader } from "@latchkey/ui/app-header/wide-header.tsx";
import { Brand } from "@latchkey/ui/brand/brand.tsx";
import { FieldWordsContext } from "@latchkey/ui/field/field-texts.ts";
import { MenuLink } from "@latchkey/ui/menu/menu-item.tsx";
import { UserMenu } from "@latchkey/ui/menu/user-menu.tsx";
import { SkipLink } from "@latchkey/ui/skip-link/skip-link.tsx";
import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Me } from "./me.graphql.ts";
import { useKnownMe } from "./me.ts";

const bold = { b: (words: string) => <b translate="no">{words}</b> };

const accentOf = ({ accent, accentText }: Me["agency"]) =>
  accent !== null && accentText !== null ? { colour: accent, text: accentText } : null;

/** The agency's mark and name; before the sign-in those of the provider. */
export function PortalShell({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation(["shell", "frame"]);
  const me = useKnownMe();
  const errorPrefix = t("errorPrefix");
  const words = useMemo(() => ({ errorPrefix }), [errorPrefix]);
  const help = `mailto:${provider().supportEmail}`;
  return (
    <FieldWordsContext value={words}>
      <SkipLink>{t("skipToContent")}</SkipLink>
      <WideHeader
        edge={(me && accentOf(me.agency)?.colour) ?? undefined}
        brand={me ? <AgencyBrand me={me} /> : <ShellBrand home={portalPages.home} linkAs={RoutedLink} />}
        help={
          <HeaderLink icon="help" rel="help" href={help}>
            {t("help")}
          </HeaderLink>
        }
      >
        {me && <OwnMenu me={me} help={help} />}
      </WideHeader>
      {children}
    </FieldWordsContext>
  );
}

function AgencyBrand({ me: { agency, provider: name } }: { readonly me: Me }) {
  const { t } = useTranslation("frame");
  return (
    <Brand
      provider={name}
      of={{ name: agency.name, logo: agency.logo, accent: accentOf(agency) }}
      poweredBy={<RichText text={t("checksBy", { provider: name })} tags={bold} />}
      href={portalPages.home}
      linkAs={RoutedLink}
    />
  );
}

interface OwnMenuProps {
  readonly me: Me;
  readonly help: string;
}

function OwnMenu({ me: { user, agency, branchId }, help }: OwnMenuProps) {
  const { t } = useTranslation(["shell", "frame"]);
  const branch = agency.branches.find(({ id }) => id === branchId)?.name;
  const typed = [user.name, branch];
  const who = branch === undefined ? user.name : t("frame:personOfBranch", { name: user.name, branch });
  return (
    <UserMenu
      letter={initialsOf(user.name).slice(0, 1)}
      label={<TypedIn text={t("accountOf", { name: user.name })} typed={user.name} />}
    >
      <li>
        <MenuLink icon="user" href={portalPages.ownAccount} linkAs={RoutedLink}>
          <TypedIn text={who} typed={typed} />
        </MenuLink>
      </li>
      <li>
        <MenuLink icon="help" rel="help" href={help}>
          {t("help")}
        </MenuLink>
      </li>
      <li>
        <MenuLink icon="logout" href={portalPages.signOut} linkAs={RoutedLink}>
          {t("menu.signOut")}
        </MenuLink>
      </li>
    </UserMenu>
  );
}

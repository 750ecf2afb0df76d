import type { LinkAs } from "@latchkey/ui/link/link.tsx";
import { MenuLink } from "@latchkey/ui/menu/menu-item.tsx";
import { useTranslation } from "react-i18next";

/** Menu entries for a signed-in person: dashboard and sign out (spec 1 §2). */
interface AccountLinkProps {
  readonly href: string;
  readonly linkAs?: LinkAs | undefined;
  readonly onClick?: (() => void) | undefined;
}

export function DashboardLink(props: AccountLinkProps) {
  const { t } = useTranslation("shell");
  return (
    <MenuLink icon="home" {...props}>
      {t("menu.dashboard")}
    </MenuLink>
  );
}

export function SignOutLink(props: AccountLinkProps) {
  const { t } = useTranslation("shell");
  return (
    <MenuLink icon="logout" {...props}>
      {t("menu.signOut")}
    </MenuLink>
  );
}

import { RoutedLink } from "@latchkey/browser/routing/routed-link.tsx";
import { pageAt } from "@latchkey/members/app/member-page.ts";
import { NavTabs } from "@latchkey/ui/tabs/nav-tabs.tsx";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import { useShortcuts } from "../shortcuts/use-shortcuts.ts";
import { mayOpen, usePages } from "./console-page.ts";
import type { SignedInStaff } from "./staff.graphql.ts";
import { useNavCounts } from "./use-nav-counts.ts";

/** The pages that this person may open, each with a shortcut: `g` and a letter. */
export function Navigation({ staff }: { readonly staff: SignedInStaff }) {
  const { t } = useTranslation("frame");
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const pages = usePages();
  const current = pageAt(pages, pathname);
  const shown = pages.flatMap((page) =>
    page.nav && mayOpen(page, staff.roles) ? [{ path: page.path, ...page.nav }] : [],
  );
  useShortcuts(
    shown.map(({ path, label, letter }) => ({
      keys: `g ${letter}`,
      label: t("shortcuts.goTo", { page: t(`nav.pages.${label}`) }),
      run: () => void navigate(path),
    })),
    "everywhere",
  );
  const counts = useNavCounts(
    shown.map(({ label }) => label),
    current?.path,
  );
  if (shown.length === 0) return null;
  return (
    <NavTabs
      label={t("nav.label")}
      linkAs={RoutedLink}
      tabs={shown.map(({ path, label }) => ({
        href: path,
        label: t(`nav.pages.${label}`),
        current: path === current?.path,
        count: counts[label] ? { number: counts[label], label: t("nav.waiting") } : undefined,
      }))}
    />
  );
}

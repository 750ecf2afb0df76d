import { RoutedLink } from "@latchkey/browser/routing/routed-link.tsx";
import { pageAt } from "@latchkey/members/app/member-page.ts";
import { ConsoleFrame } from "@latchkey/ui/frames/console-frame.tsx";
import { NavTabs } from "@latchkey/ui/tabs/nav-tabs.tsx";
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { useMe } from "./me.ts";
import { useOpenCount } from "./open-count.ts";
import { mayOpen, usePages } from "./portal-page.ts";

/** A page of the portal: its title, the tabs of the pages that the person may open, its content. */
export function PortalFrame({ children, ...frame }: ComponentProps<typeof ConsoleFrame>) {
  return (
    <ConsoleFrame {...frame}>
      <PageTabs />
      {children}
    </ConsoleFrame>
  );
}

function PageTabs() {
  const { t } = useTranslation("frame");
  const { rights } = useMe().user;
  const { pathname } = useLocation();
  const pages = usePages();
  const current = pageAt(pages, pathname);
  const open = useOpenCount();
  const count = open === undefined ? undefined : { number: open, label: t("tabs.open"), isQuiet: true };
  const tabs = pages.flatMap((page) =>
    page.tab && mayOpen(page, rights)
      ? [
          {
            href: page.path,
            label: t(`tabs.pages.${page.tab}`),
            count: page.tab === "applications" ? count : undefined,
            current: page === current,
          },
        ]
      : [],
  );
  return <NavTabs label={t("tabs.label")} linkAs={RoutedLink} tabs={tabs} isOnPage />;
}

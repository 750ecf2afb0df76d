import { MemberRoutes } from "@latchkey/members/app/member-routes.tsx";
import type { ReactNode } from "react";
import { Navigate } from "react-router";
import { ClosedPage } from "../shell/closed-page.tsx";
import { useKnownMe } from "../shell/me.ts";
import { mayOpen, PagesProvider, type PortalPage, usePages } from "../shell/portal-page.ts";
import { PortalShell } from "../shell/portal-shell.tsx";
import { knownPortalPages, portalPages } from "./pages.ts";
import { UserGate } from "./user-gate.tsx";

interface AppRoutesProps {
  readonly pages?: readonly PortalPage[];
}

export function AppRoutes({ pages = portalPages }: AppRoutesProps) {
  return (
    <PagesProvider value={pages}>
      <MemberRoutes
        known={knownPortalPages}
        pages={pages}
        shell={PortalShell}
        gate={<UserGate />}
        home={<HomeRoute />}
        notFound={<ClosedPage reason="notFound" />}
        guard={(page, screen) => <WithRight page={page}>{screen}</WithRight>}
      />
    </PagesProvider>
  );
}

interface WithRightProps {
  readonly page: PortalPage;
  readonly children: ReactNode;
}

function WithRight({ page, children }: WithRightProps) {
  const me = useKnownMe();
  return me && mayOpen(page, me.user.rights) ? children : <ClosedPage reason="notYours" />;
}

/** /agency leads to the first tab that the person may open. */
function HomeRoute() {
  const me = useKnownMe();
  const first = usePages().find((page) => page.tab && me && mayOpen(page, me.user.rights));
  return first ? <Navigate to={first.path} replace /> : <ClosedPage reason="notYours" />;
}

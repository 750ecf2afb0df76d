import { MemberRoutes } from "@latchkey/members/app/member-routes.tsx";
import type { ReactNode } from "react";
import { Navigate } from "react-router";
import { ClosedPage } from "../shell/closed-page.tsx";
import { type ConsolePage, mayOpen, PagesProvider, usePages } from "../shell/console-page.ts";
import { ConsoleShell } from "../shell/console-shell.tsx";
import { useKnownStaff } from "../shell/staff.ts";
import { consolePages, knownConsolePages } from "./pages.ts";
import { StaffGate } from "./staff-gate.tsx";

interface AppRoutesProps {
  readonly pages?: readonly ConsolePage[];
}

export function AppRoutes({ pages = consolePages }: AppRoutesProps) {
  return (
    <PagesProvider value={pages}>
      <MemberRoutes
        known={knownConsolePages}
        pages={pages}
        shell={ConsoleShell}
        gate={<StaffGate />}
        home={<HomeRoute />}
        notFound={<ClosedPage reason="notFound" />}
        guard={(page, screen) => <ForRole page={page}>{screen}</ForRole>}
      />
    </PagesProvider>
  );
}

interface ForRoleProps {
  readonly page: ConsolePage;
  readonly children: ReactNode;
}

function ForRole({ page, children }: ForRoleProps) {
  const staff = useKnownStaff();
  return staff && mayOpen(page, staff.roles) ? children : <ClosedPage reason="notYours" />;
}

/** /console leads to the first page of the navigation that the person may open. */
function HomeRoute() {
  const staff = useKnownStaff();
  const first = usePages().find((page) => page.nav && staff && mayOpen(page, staff.roles));
  return first ? <Navigate to={first.path} replace /> : <ClosedPage reason="notYours" />;
}

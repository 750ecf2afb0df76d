import { CrashBoundary } from "@latchkey/browser/errors/crash-boundary.tsx";
import { ProtectedRoute } from "@latchkey/browser/routing/protected-route.tsx";
import { RouteChanges } from "@latchkey/browser/routing/route-changes.tsx";
import { CONSOLE_PATH, staffPages } from "@latchkey/domain/vocabulary/console-wire.ts";
import { type ReactNode, Suspense, useMemo } from "react";
import { Navigate, Outlet, Route, Routes, useLocation, useOutletContext } from "react-router";
import { ClosedPage } from "../shell/closed-page.tsx";
import { type ConsolePage, mayOpen, PagesProvider, pageAt, usePages } from "../shell/console-page.ts";
import { ConsoleShell } from "../shell/console-shell.tsx";
import { ErrorPage } from "../shell/error-page.tsx";
import { lazyConsolePage } from "../shell/lazy-console-page.tsx";
import { PageLoading } from "../shell/page-loading.tsx";
import { useKnownStaff } from "../shell/staff.ts";
import { consolePages, publicPages, reportedPath } from "./pages.ts";
import { StaffGate } from "./staff-gate.tsx";

const publicScreens = publicPages.map(({ path, script, texts }) => ({
  path,
  Screen: lazyConsolePage(script, texts),
}));

interface AppRoutesProps {
  readonly pages?: readonly ConsolePage[];
}

export function AppRoutes({ pages = consolePages }: AppRoutesProps) {
  const screens = useMemo(
    () => pages.map((page) => ({ page, Screen: lazyConsolePage(page.script, page.texts) })),
    [pages],
  );
  return (
    <PagesProvider value={pages}>
      <RouteChanges pageName={reportedPath} />
      <Routes>
        <Route element={<InShell />}>
          {publicScreens.map(({ path, Screen }) => (
            <Route key={path} path={path} element={<Screen />} />
          ))}
        </Route>
        <Route element={<StaffGate />}>
          <Route element={<Protected />}>
            <Route path={CONSOLE_PATH} element={<HomeRoute />} />
            {screens.map(({ page, Screen }) => (
              <Route
                key={page.path}
                path={`${page.path}/*`}
                element={
                  <ForRole page={page}>
                    <Screen />
                  </ForRole>
                }
              />
            ))}
            <Route path="*" element={<ClosedPage reason="notFound" />} />
          </Route>
        </Route>
      </Routes>
    </PagesProvider>
  );
}

/** The frame around a page, which stays while the page is loading or after it has crashed. */
function InShell() {
  const { pathname } = useLocation();
  const page = pageAt(usePages(), pathname)?.path ?? pathname;
  return (
    <ConsoleShell>
      <CrashBoundary fallback={<ErrorPage />} resetKey={pathname}>
        {/* A boundary per page, so that a loading page is not hidden behind the previous one. */}
        <Suspense key={page} fallback={<PageLoading />}>
          <Outlet />
        </Suspense>
      </CrashBoundary>
    </ConsoleShell>
  );
}

/** Pages with a session. What was typed stays when it expires: a dialog covers the page until the next sign-in. */
function Protected() {
  // A session that did not expire was ended on purpose, in another tab.
  const hasSignedOut = useOutletContext<boolean | undefined>();
  const addressOf = (reason: "expired" | undefined, path?: string) =>
    staffPages.signInAddress(reason ?? (hasSignedOut ? "out" : undefined), path);
  return (
    <ProtectedRoute signInAddress={addressOf} waits>
      <InShell />
    </ProtectedRoute>
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

import { CrashBoundary } from "@latchkey/browser/errors/crash-boundary.tsx";
import { ProtectedRoute } from "@latchkey/browser/routing/protected-route.tsx";
import { RouteChanges } from "@latchkey/browser/routing/route-changes.tsx";
import { type ComponentType, type ReactNode, Suspense, useMemo } from "react";
import { Outlet, Route, Routes, useLocation, useOutletContext } from "react-router";
import { ErrorPage } from "../loading/error-page.tsx";
import { lazyMemberPage } from "../loading/lazy-member-page.tsx";
import { PageLoading } from "../loading/page-loading.tsx";
import { useMemberPages } from "../session/member-app.ts";
import type { Shell } from "./member-gate.tsx";
import { type KnownPages, type MemberPage, pageAt } from "./member-page.ts";

interface MemberRoutesProps<Page extends MemberPage> {
  readonly known: KnownPages;
  readonly pages: readonly Page[];
  readonly shell: ComponentType<Shell>;
  /** Around the pages that need a session; renders an outlet. */
  readonly gate: ReactNode;
  readonly home: ReactNode;
  readonly notFound: ReactNode;
  /** The page, or why it is closed to its reader. */
  readonly guard: (page: Page, screen: ReactNode) => ReactNode;
}

const screensOf = <Page extends MemberPage>(pages: readonly Page[]) =>
  pages.map((page) => ({ page, Screen: lazyMemberPage(page.script, page.texts) }));

/** The pages on the way to a session, and those of the app. */
export function MemberRoutes<Page extends MemberPage>(props: MemberRoutesProps<Page>) {
  const { known, pages, shell, gate, home, notFound, guard } = props;
  const { home: homePath } = useMemberPages();
  const publicScreens = useMemo(() => screensOf(known.publicPages), [known]);
  const screens = useMemo(() => screensOf(pages), [pages]);
  const frame = <InShell pages={pages} shell={shell} />;
  return (
    <>
      <RouteChanges pageName={known.reportedPath} />
      <Routes>
        <Route element={frame}>
          {publicScreens.map(({ page: { path }, Screen }) => (
            <Route key={path} path={path} element={<Screen />} />
          ))}
        </Route>
        <Route element={gate}>
          <Route element={<Protected>{frame}</Protected>}>
            <Route path={homePath} element={home} />
            {screens.map(({ page, Screen }) => (
              <Route key={page.path} path={`${page.path}/*`} element={guard(page, <Screen />)} />
            ))}
            <Route path="*" element={notFound} />
          </Route>
        </Route>
      </Routes>
    </>
  );
}

type InShellProps = Pick<MemberRoutesProps<MemberPage>, "pages" | "shell">;

/** The frame around a page, which stays while the page is loading or after it has crashed. */
function InShell({ pages, shell: Frame }: InShellProps) {
  const { pathname } = useLocation();
  const page = pageAt(pages, pathname)?.path ?? pathname;
  return (
    <Frame>
      <CrashBoundary fallback={<ErrorPage />} resetKey={pathname}>
        {/* A boundary per page, so that a loading page is not hidden behind the previous one. */}
        <Suspense key={page} fallback={<PageLoading />}>
          <Outlet />
        </Suspense>
      </CrashBoundary>
    </Frame>
  );
}

/** Pages with a session. What was typed stays when it expires: a dialog covers the page until the next sign-in. */
function Protected({ children }: { readonly children: ReactNode }) {
  const { signInAddress } = useMemberPages();
  // A session that did not expire was ended on purpose, in another tab.
  const hasSignedOut = useOutletContext<boolean | undefined>();
  const addressOf = (reason: "expired" | undefined, path?: string) =>
    signInAddress(reason ?? (hasSignedOut ? "out" : undefined), path);
  return (
    <ProtectedRoute signInAddress={addressOf} waits>
      {children}
    </ProtectedRoute>
  );
}

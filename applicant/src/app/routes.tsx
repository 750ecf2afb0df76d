import { CrashBoundary } from "@latchkey/browser/errors/crash-boundary.tsx";
import { LoadingScreen } from "@latchkey/browser/frame/loading-screen.tsx";
import { lazyPage } from "@latchkey/browser/routing/lazy-page.tsx";
import { ProtectedRoute } from "@latchkey/browser/routing/protected-route.tsx";
import { RouteChanges } from "@latchkey/browser/routing/route-changes.tsx";
import { signInAddress } from "@latchkey/domain/vocabulary/sign-in-address.ts";
import {
  CHECK_ANSWERS_PATH,
  DASHBOARD_PATH,
  ERROR_PATH,
  LOGOUT_PATH,
  YOUR_DATA_PATH,
} from "@latchkey/domain/vocabulary/wire.ts";
import { lazy, Suspense } from "react";
import { Navigate, Outlet, Route, Routes, useLocation, useOutletContext } from "react-router";
import { OnboardingOverlay } from "../onboarding/onboarding-overlay.tsx";
import type { PinnedApplication } from "../session/pinned-application.ts";
import { ErrorPage } from "../shell/error-page.tsx";
import { FailureRoute } from "./failure-route.tsx";
import { InitialDataGate } from "./initial-data-gate.tsx";
import { LogoutRoute } from "./logout-route.tsx";
import { templatedPath } from "./page-names.ts";
import {
  checkAnswersPage,
  dashboardPage,
  identityPage,
  incomePage,
  pageOf,
  residencePage,
  yourDataPage,
} from "./pages.ts";

const loader = <LoadingScreen />;

const DashboardPage = lazyPage({ ...dashboardPage, component: (chunk) => chunk.DashboardPage, loader });
const YourDataPage = lazyPage({ ...yourDataPage, component: (chunk) => chunk.YourDataPage, loader });
const CheckAnswersPage = lazyPage({
  ...checkAnswersPage,
  component: (chunk) => chunk.CheckAnswersPage,
  loader,
});
const IdentityWizard = lazyPage({ ...identityPage, component: (chunk) => chunk.IdentityWizard, loader });
const IncomeWizard = lazyPage({ ...incomePage, component: (chunk) => chunk.IncomeWizard, loader });
const ResidenceWizard = lazyPage({ ...residencePage, component: (chunk) => chunk.ResidenceWizard, loader });

const OpenBankingPage = lazy(async () => {
  const { OpenBankingPage: page } = await import("../income/partners/open-banking-page.tsx");
  return { default: page };
});

/** The route table (spec 1 §2). The sign-in page is a separate HTML document. */
export function AppRoutes({ pinned }: { readonly pinned: PinnedApplication }) {
  return (
    <>
      <RouteChanges pageName={templatedPath} />
      <Routes>
        <Route path={LOGOUT_PATH} element={<LogoutRoute />} />
        <Route element={<InitialDataGate pinned={pinned} />}>
          <Route path={ERROR_PATH} element={<FailureRoute />} />
          <Route element={<Protected waits />}>
            <Route path="/questions/identity/*" element={<IdentityWizard />} />
            <Route path="/questions/income/*" element={<IncomeWizard />} />
            {/* The address that adds an income is exact (spec 1 §2). */}
            <Route path="/questions/income/add/:more/*" element={<Navigate to={DASHBOARD_PATH} replace />} />
            <Route path="/questions/residence/*" element={<ResidenceWizard />} />
          </Route>
          <Route element={<Protected />}>
            <Route path={DASHBOARD_PATH} element={<DashboardPage />} />
            <Route path={YOUR_DATA_PATH} element={<YourDataPage />} />
            <Route path={CHECK_ANSWERS_PATH} element={<CheckAnswersPage />} />
            <Route path="/open-banking" element={<OpenBankingPage />} />
            <Route path="*" element={<Navigate to={DASHBOARD_PATH} replace />} />
          </Route>
        </Route>
      </Routes>
    </>
  );
}

interface ProtectedProps {
  readonly waits?: boolean | undefined;
}

/** Pages of the signed-in app, with onboarding on top until the consents are given. */
function Protected({ waits }: ProtectedProps) {
  const { pathname } = useLocation();
  // A session that did not expire was ended on purpose, in another tab.
  const hasSignedOut = useOutletContext<boolean | undefined>();
  const addressOf = (reason: "expired" | undefined, path?: string) =>
    signInAddress(reason ?? (hasSignedOut ? "out" : undefined), path);
  return (
    <ProtectedRoute signInAddress={addressOf} waits={waits}>
      <CrashBoundary fallback={<ErrorPage />} resetKey={pathname}>
        {/* A boundary per page, so that a loading page shows the loader instead of the previous page. */}
        <Suspense key={pageOf(pathname)} fallback={<LoadingScreen />}>
          <Outlet />
        </Suspense>
      </CrashBoundary>
      <OnboardingOverlay />
    </ProtectedRoute>
  );
}

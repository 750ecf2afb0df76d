import { LoadingScreen } from "@latchkey/browser/frame/loading-screen.tsx";
import { useOpeningQuery } from "@latchkey/browser/graphql/opening-query.ts";
import { reporter } from "@latchkey/browser/reporting/reporting.ts";
import { lazyPage } from "@latchkey/browser/routing/lazy-page.tsx";
import { pageScript } from "@latchkey/browser/routing/page-script.ts";
import { deriveDashboard } from "@latchkey/domain/dashboard/derive.ts";
import { useEffect, useRef } from "react";
import { useQuery } from "urql";
import { ErrorPage } from "../shell/error-page.tsx";
import { PageShell } from "../shell/page-shell.tsx";
import { Dashboard as openingQuery } from "./dashboard.graphql.ts";
import { DashboardView, type DashboardViewProps } from "./dashboard-view.tsx";
import { waitingScript } from "./waiting-script.ts";

export { openingQuery };

const EndedView = lazyPage({
  script: pageScript(() => import("./ended-view.tsx")),
  component: (chunk) => chunk.EndedView,
  texts: ["your-data"],
  loader: <LoadingScreen />,
});

/** In chunks of their own: most visits come before the submission. */
const WaitingView = lazyPage({
  script: waitingScript,
  component: (chunk) => chunk.WaitingView,
  texts: ["waiting", "other-adults"],
  loader: <LoadingScreen />,
});

const DecidedView = lazyPage({
  script: pageScript(() => import("./decided-view.tsx")),
  component: (chunk) => chunk.DecidedView,
  texts: ["decision"],
  loader: <LoadingScreen />,
});

/** The applicant's home (spec 1 §2, dashboard): always fetched from the network. */
export function DashboardPage() {
  const [{ data, error }, fetchAgain] = useQuery(useOpeningQuery(openingQuery));
  const refresh = () => fetchAgain({ requestPolicy: "network-only" });
  if (!data) return error ? <ErrorPage onRetry={refresh} /> : <LoadingScreen />;
  const { me } = data;
  if (!me.latestValidation) return <ErrorPage onRetry={refresh} />;
  return (
    <PageShell>
      <ReportedDashboard me={me} validation={me.latestValidation} onSent={refresh} />
    </PageShell>
  );
}

type ReportedDashboardProps = Omit<DashboardViewProps, "dashboard">;

/** A request for missing information without its progress item is logged and left out (spec 1 §4). */
function ReportedDashboard(props: ReportedDashboardProps) {
  const { me, validation } = props;
  const { sections, remedialSections, progress } = validation;
  const { income, guarantor } = me;
  const dashboard = deriveDashboard({ sections, remedialSections, progress, income, guarantor });
  const unmatched = dashboard.unmatchedRemedial.map(({ uuid }) => uuid).join(" ");
  useEffect(() => {
    if (!unmatched) return;
    reporter.report(new Error(`No progress item for the remedial section ${unmatched}`), "dashboard");
  }, [unmatched]);
  return <CurrentView {...props} dashboard={dashboard} />;
}

/**
 * The decision, unless a request is open; the waiting page; or the open sections. A guarantor waits for no home: they
 * see the tenants' names.
 */
function CurrentView(props: DashboardViewProps) {
  const { me, validation, dashboard } = props;
  const wasSent = useRef(dashboard.fullySubmitted);
  if (validation.hasEnded) return <EndedView />;
  if (dashboard.fullySubmitted && validation.decision) {
    return <DecidedView me={me} validation={validation} decision={validation.decision} />;
  }
  if (dashboard.fullySubmitted && validation.turns && me.guarantee === null) {
    return (
      <WaitingView
        me={me}
        validation={validation}
        turns={validation.turns}
        dashboard={dashboard}
        isJustSent={!wasSent.current}
      />
    );
  }
  return <DashboardView {...props} />;
}

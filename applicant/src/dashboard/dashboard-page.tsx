import { LoadingScreen } from "@latchkey/browser/frame/loading-screen.tsx";
import { useOpeningQuery } from "@latchkey/browser/graphql/opening-query.ts";
import { reporter } from "@latchkey/browser/reporting/reporting.ts";
import { deriveDashboard } from "@latchkey/domain/dashboard/derive.ts";
import { useEffect } from "react";
import { useQuery } from "urql";
import { ErrorPage } from "../shell/error-page.tsx";
import { PageShell } from "../shell/page-shell.tsx";
import { Dashboard as openingQuery } from "./dashboard.graphql.ts";
import { DashboardView } from "./dashboard-view.tsx";

export { openingQuery };

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

type ReportedDashboardProps = Omit<Parameters<typeof DashboardView>[0], "dashboard">;

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
  return <DashboardView {...props} dashboard={dashboard} />;
}

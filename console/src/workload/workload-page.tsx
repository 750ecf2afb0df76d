import { useKeptFocus } from "@latchkey/browser/navigation/kept-focus.ts";
import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { ErrorPage } from "@latchkey/members/loading/error-page.tsx";
import { LoadProblem } from "@latchkey/members/loading/load-problem.tsx";
import { PageLoading } from "@latchkey/members/loading/page-loading.tsx";
import { useKeptQuery } from "@latchkey/members/loading/use-kept-query.ts";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { ConsoleFrame } from "@latchkey/ui/frames/console-frame.tsx";
import { useTranslation } from "react-i18next";
import { AgeingTable } from "./ageing-table.tsx";
import { LoadTable } from "./load-table.tsx";
import { WorkloadOf } from "./workload.graphql.ts";

/** The page /console/workload: what each reviewer has to do, and what waits how long. */
export function WorkloadPage() {
  const { t } = useTranslation("workload");
  usePageTitle(t("title"));
  useKeptFocus();
  const [{ data, error }, readAgain] = useKeptQuery({
    query: WorkloadOf,
    variables: {},
    requestPolicy: "cache-and-network",
  });
  const refresh = () => readAgain({ requestPolicy: "network-only" });
  if (!data) return error ? <ErrorPage onRetry={refresh} /> : <PageLoading />;
  const { reviewers, unassigned, ageing } = data.workload;
  const away = reviewers.filter(({ awayUntil }) => awayUntil !== null).length;
  const lead = [
    t("present", { count: reviewers.length - away }),
    ...(away > 0 ? [t("away", { count: away })] : []),
    t("unassigned", { count: unassigned.waiting }),
  ];
  return (
    <ConsoleFrame title={t("title")} lead={lead.join(" ")}>
      {error && <LoadProblem onRetry={refresh} />}
      <ConsolePanel title={t("load.title")} flush>
        <LoadTable reviewers={reviewers} unassigned={unassigned} />
      </ConsolePanel>
      <ConsolePanel title={t("ageing.title")} flush>
        <AgeingTable ageing={ageing} />
      </ConsolePanel>
    </ConsoleFrame>
  );
}

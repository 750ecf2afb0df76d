import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { ErrorPage } from "@latchkey/members/loading/error-page.tsx";
import { LoadProblem } from "@latchkey/members/loading/load-problem.tsx";
import { PageLoading } from "@latchkey/members/loading/page-loading.tsx";
import { useKeptQuery } from "@latchkey/members/loading/use-kept-query.ts";
import { UsageActs } from "@latchkey/members/usage/usage-acts.tsx";
import { UsagePanel } from "@latchkey/members/usage/usage-panel.tsx";
import { useUsageChoice } from "@latchkey/members/usage/use-usage-choice.ts";
import { useTranslation } from "react-i18next";
import { PortalFrame } from "../shell/portal-frame.tsx";
import { OwnUsage } from "./usage.graphql.ts";

/** The page /agency/usage. */
export function UsagePage() {
  const { t } = useTranslation("usage");
  usePageTitle(t("title"));
  const choice = useUsageChoice();
  const { months, isWrong } = choice;
  const [{ data, error, fetching }, readAgain] = useKeptQuery({
    query: OwnUsage,
    variables: months,
    requestPolicy: "cache-and-network",
    pause: isWrong,
  });
  const refresh = () => readAgain({ requestPolicy: "network-only" });
  if (!data && !isWrong) return error ? <ErrorPage onRetry={refresh} /> : <PageLoading />;
  const rows = data && !isWrong ? data.usage : [];
  return (
    <PortalFrame
      title={t("title")}
      lead={t("ownLead")}
      actions={<UsageActs choice={choice} rows={rows} isLoading={fetching} />}
    >
      {error && !fetching && !isWrong && <LoadProblem onRetry={refresh} />}
      <UsagePanel choice={choice} rows={rows} />
    </PortalFrame>
  );
}

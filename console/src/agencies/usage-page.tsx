import { useKeptFocus } from "@latchkey/browser/navigation/kept-focus.ts";
import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { RoutedLink } from "@latchkey/browser/routing/routed-link.tsx";
import { ErrorPage } from "@latchkey/members/loading/error-page.tsx";
import { LoadProblem } from "@latchkey/members/loading/load-problem.tsx";
import { PageLoading } from "@latchkey/members/loading/page-loading.tsx";
import { useKeptQuery } from "@latchkey/members/loading/use-kept-query.ts";
import { UsageActs } from "@latchkey/members/usage/usage-acts.tsx";
import { UsagePanel } from "@latchkey/members/usage/usage-panel.tsx";
import { useUsageChoice } from "@latchkey/members/usage/use-usage-choice.ts";
import { ConsoleFrame } from "@latchkey/ui/frames/console-frame.tsx";
import { TextLink } from "@latchkey/ui/text-link/text-link.tsx";
import { useTranslation } from "react-i18next";
import { AGENCIES_PATH } from "./agency-paths.ts";
import { type AgencyUsage, UsageOfMonths } from "./usage.graphql.ts";
import { UsageAgencyField } from "./usage-agency-field.tsx";

/** A policy that has no title any more is called by its name. */
const titled = ({ usage, policyNames }: AgencyUsage) =>
  usage.map((row) => ({
    ...row,
    policyTitle: policyNames.find(({ name }) => name === row.policy)?.title ?? row.policy,
  }));

export function UsagePage() {
  const { t } = useTranslation("usage");
  usePageTitle(t("title"));
  useKeptFocus();
  const choice = useUsageChoice();
  const { months, agencyId, isWrong } = choice;
  const [{ data, error, fetching }, readAgain] = useKeptQuery({
    query: UsageOfMonths,
    variables: months,
    requestPolicy: "cache-and-network",
    pause: isWrong,
  });
  const refresh = () => readAgain({ requestPolicy: "network-only" });
  if (!data && !isWrong) return error ? <ErrorPage onRetry={refresh} /> : <PageLoading />;
  const all = data && !isWrong ? titled(data) : [];
  const known = all.filter((row) => row.agencyId === agencyId);
  const rows = known.length === 0 ? all : known;
  return (
    <ConsoleFrame
      crumb={
        <TextLink crumb icon="arrow-left" href={AGENCIES_PATH} linkAs={RoutedLink}>
          {t("crumb")}
        </TextLink>
      }
      title={t("title")}
      lead={t("lead")}
      actions={<UsageActs choice={choice} rows={rows} isLoading={fetching} />}
    >
      {error && !fetching && !isWrong && <LoadProblem onRetry={refresh} />}
      <UsagePanel choice={choice} rows={rows} more={<UsageAgencyField choice={choice} rows={all} />} />
    </ConsoleFrame>
  );
}

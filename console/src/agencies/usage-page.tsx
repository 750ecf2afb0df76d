import { useKeptFocus } from "@latchkey/browser/navigation/kept-focus.ts";
import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { RoutedLink } from "@latchkey/browser/routing/routed-link.tsx";
import { usageMonthsIssue } from "@latchkey/domain/agencies/usage-months.ts";
import { csvFile, saveAsFile } from "@latchkey/members/calls/save-as-file.ts";
import { ErrorPage } from "@latchkey/members/loading/error-page.tsx";
import { LoadProblem } from "@latchkey/members/loading/load-problem.tsx";
import { PageLoading } from "@latchkey/members/loading/page-loading.tsx";
import { useKeptQuery } from "@latchkey/members/loading/use-kept-query.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import { PlainPanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { ConsoleFrame } from "@latchkey/ui/frames/console-frame.tsx";
import { Spinner } from "@latchkey/ui/spinner/spinner.tsx";
import { TextLink } from "@latchkey/ui/text-link/text-link.tsx";
import { useTranslation } from "react-i18next";
import { AGENCIES_PATH } from "./agency-paths.ts";
import { UsageOfMonths } from "./usage.graphql.ts";
import { UsageFilters } from "./usage-filters.tsx";
import { usageCounts, usageCsv, usageOf } from "./usage-rows.ts";
import { UsageTable } from "./usage-table.tsx";
import { useUsageChoice } from "./use-usage-choice.ts";

export function UsagePage() {
  const { t } = useTranslation("usage");
  usePageTitle(t("title"));
  useKeptFocus();
  const choice = useUsageChoice();
  const { months, agencyId } = choice;
  const isWrong = usageMonthsIssue(months) !== undefined;
  const [{ data, error, fetching }, readAgain] = useKeptQuery({
    query: UsageOfMonths,
    variables: months,
    requestPolicy: "cache-and-network",
    pause: isWrong,
  });
  const refresh = () => readAgain({ requestPolicy: "network-only" });
  if (!data && !isWrong) return error ? <ErrorPage onRetry={refresh} /> : <PageLoading />;
  const all = isWrong ? [] : (data?.usage ?? []);
  const titles = data?.policyNames ?? [];
  const known = usageOf(agencyId, all);
  const rows = known.length === 0 ? all : known;
  const save = () => {
    const heads = [t("month"), t("agency"), t("branch"), t("policy"), ...usageCounts.map((name) => t(name))];
    saveAsFile(`usage-${months.from}-${months.to}.csv`, csvFile(usageCsv(heads, rows, titles)));
  };
  return (
    <ConsoleFrame
      crumb={
        <TextLink crumb icon="arrow-left" href={AGENCIES_PATH} linkAs={RoutedLink}>
          {t("crumb")}
        </TextLink>
      }
      title={t("title")}
      lead={t("lead")}
      actions={
        <>
          {fetching && <Spinner label={t("loading")} />}
          {rows.length > 0 && (
            <Button size="small" icon="download" onClick={save}>
              {t("download")}
            </Button>
          )}
        </>
      }
    >
      {error && !fetching && !isWrong && <LoadProblem onRetry={refresh} />}
      <PlainPanel label={t("title")}>
        <UsageFilters choice={choice} rows={all} />
        {rows.length === 0 ? (
          <p className="console-panel__body soft">{t("empty")}</p>
        ) : (
          <UsageTable rows={rows} titles={titles} />
        )}
      </PlainPanel>
    </ConsoleFrame>
  );
}

import { useKeptFocus } from "@latchkey/browser/navigation/kept-focus.ts";
import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { ErrorPage } from "@latchkey/members/loading/error-page.tsx";
import { LoadProblem } from "@latchkey/members/loading/load-problem.tsx";
import { PageLoading } from "@latchkey/members/loading/page-loading.tsx";
import { useKeptQuery } from "@latchkey/members/loading/use-kept-query.ts";
import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { Chips } from "@latchkey/ui/chips/chips.tsx";
import { PanelTools, PlainPanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { ConsoleFrame } from "@latchkey/ui/frames/console-frame.tsx";
import { ToastRegion } from "@latchkey/ui/toast/toast-region.tsx";
import { useToasts } from "@latchkey/ui/toast/use-toasts.ts";
import { useTranslation } from "react-i18next";
import { useNavigate, useSearchParams } from "react-router";
import { AskedList } from "./asked-list.tsx";
import { type Counts, FollowUpCounts, type FollowUpView, followUpViews } from "./follow-ups.graphql.ts";
import { FollowUpsList } from "./follow-ups-list.tsx";

const countOf = (view: FollowUpView, { late, due, later, over, asked }: Counts): number =>
  ({ open: late + due + later, over, asked })[view];

/** The group that the address names. */
const useView = () => {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const named = parameters.get("group");
  return {
    view: followUpViews.find((one) => one === named) ?? "open",
    choose: (view: FollowUpView) => void navigate({ search: view === "open" ? "" : `?group=${view}` }),
  };
};

export function FollowUpsPage() {
  const { t } = useTranslation(["follow-ups", "desk"]);
  usePageTitle(t("title"));
  useKeptFocus();
  const { view, choose } = useView();
  const { toasts, show, dismiss } = useToasts();
  const [{ data, error }, readAgain] = useKeptQuery({
    query: FollowUpCounts,
    variables: {},
    requestPolicy: "cache-and-network",
  });
  const refresh = () => readAgain({ requestPolicy: "network-only" });
  if (!data) return error ? <ErrorPage onRetry={refresh} /> : <PageLoading />;
  const counts = data.followUpCounts;
  const confirmed = () => {
    refresh();
    show(t("confirmed"));
  };
  return (
    <ConsoleFrame title={t("title")} lead={t("lead")}>
      {error && <LoadProblem onRetry={refresh} />}
      {counts.late > 0 && (
        <Alert tone="critical" title={t("late", { count: counts.late })}>
          <AlertText>{t("lateText")}</AlertText>
        </Alert>
      )}
      <PlainPanel label={t(view)}>
        <PanelTools>
          <Chips
            label={t("groups")}
            chips={followUpViews.map((name) => ({ name, label: t(name), count: countOf(name, counts) }))}
            current={view}
            onChoose={choose}
          />
        </PanelTools>
        {view === "asked" ? <AskedList onConfirmed={confirmed} /> : <FollowUpsList key={view} view={view} />}
      </PlainPanel>
      <ToastRegion toasts={toasts} onDismiss={dismiss} closeLabel={t("desk:close")} />
    </ConsoleFrame>
  );
}

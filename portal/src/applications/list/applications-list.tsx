import { useKeptFocus } from "@latchkey/browser/navigation/kept-focus.ts";
import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { RoutedLink } from "@latchkey/browser/routing/routed-link.tsx";
import { useChosen } from "@latchkey/members/lists/use-chosen.ts";
import { useMorePages } from "@latchkey/members/lists/use-more-pages.ts";
import { useQueryAfter } from "@latchkey/members/lists/use-query-after.ts";
import { ErrorPage } from "@latchkey/members/loading/error-page.tsx";
import { ListLoading } from "@latchkey/members/loading/list-loading.tsx";
import { LoadProblem } from "@latchkey/members/loading/load-problem.tsx";
import { useKeptQuery } from "@latchkey/members/loading/use-kept-query.ts";
import { ButtonLink } from "@latchkey/ui/button/button-link.tsx";
import { PlainPanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { ToastRegion } from "@latchkey/ui/toast/toast-region.tsx";
import { useToasts } from "@latchkey/ui/toast/use-toasts.ts";
import { useTranslation } from "react-i18next";
import { MANY_PATH, NEW_PATH } from "../../shell/application-paths.ts";
import { useMe } from "../../shell/me.ts";
import { PortalFrame } from "../../shell/portal-frame.tsx";
import { ApplicationCounts, Applications, type ListedApplication } from "./applications.graphql.ts";
import { CountCards } from "./count-cards.tsx";
import { ListTools } from "./list-tools.tsx";
import { Rows } from "./rows.tsx";
import { useListView } from "./use-list-view.ts";

/** The rows that are withdrawn in one go, at most. */
const MOST_CHOSEN = 100;

/** The page /agency/applications. */
export function ApplicationsList() {
  const { t } = useTranslation(["applications", "page"]);
  usePageTitle(t("title"));
  useKeptFocus();
  const state = useListView();
  const { toasts, show, dismiss } = useToasts();
  const { shown } = state;
  const [list, readList] = useKeptQuery({
    query: Applications,
    variables: shown,
    requestPolicy: "cache-and-network",
  });
  const [{ data: counted }, readCounts] = useKeptQuery({
    query: ApplicationCounts,
    variables: { branchId: shown.branchId },
    requestPolicy: "cache-and-network",
  });
  const refresh = () => {
    readList({ requestPolicy: "network-only" });
    readCounts({ requestPolicy: "network-only" });
  };
  const loadAfter = useQueryAfter(Applications, (after) => ({ ...shown, after }));
  const pages = useMorePages({
    list: JSON.stringify(shown),
    first: list.data?.applications,
    load: async (after) => (await loadAfter(after)).applications,
  });
  const chosen = useChosen({
    list: JSON.stringify(shown),
    idOf: ({ id }: ListedApplication) => id,
    most: MOST_CHOSEN,
  });
  if (!list.data && list.error) return <ErrorPage onRetry={refresh} />;
  const counts = counted?.applicationCounts;
  const lead = counts && t("lead", { count: counts.open, yours: t("waiting", { count: counts.yours }) });
  const done = (text: string) => {
    chosen.clear();
    show(text);
    refresh();
    pages.again();
  };
  return (
    <PortalFrame title={t("title")} lead={lead} actions={<NewLinks />}>
      {list.error && <LoadProblem onRetry={refresh} />}
      {counts && <CountCards counts={counts} />}
      <PlainPanel label={t("list")}>
        <ListTools state={state} counts={counts} />
        {list.data ? (
          <Rows pages={pages} state={state} chosen={chosen} onDone={done} />
        ) : (
          <ListLoading label={t("loading")} />
        )}
      </PlainPanel>
      <ToastRegion toasts={toasts} onDismiss={dismiss} closeLabel={t("page:close")} />
    </PortalFrame>
  );
}

function NewLinks() {
  const { t } = useTranslation("applications");
  const { isStopped } = useMe().agency;
  if (isStopped) return <p className="soft">{t("stopped")}</p>;
  return (
    <>
      <ButtonLink size="small" icon="upload" href={MANY_PATH} linkAs={RoutedLink}>
        {t("many")}
      </ButtonLink>
      <ButtonLink variant="primary" size="small" icon="plus" href={NEW_PATH} linkAs={RoutedLink}>
        {t("create")}
      </ButtonLink>
    </>
  );
}

import { useKeptFocus } from "@latchkey/browser/navigation/kept-focus.ts";
import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { RoutedLink } from "@latchkey/browser/routing/routed-link.tsx";
import { SearchForm } from "@latchkey/members/lists/search-form.tsx";
import { ErrorPage } from "@latchkey/members/loading/error-page.tsx";
import { ListLoading } from "@latchkey/members/loading/list-loading.tsx";
import { LoadProblem } from "@latchkey/members/loading/load-problem.tsx";
import { useKeptQuery } from "@latchkey/members/loading/use-kept-query.ts";
import { ButtonLink } from "@latchkey/ui/button/button-link.tsx";
import { PanelTools, PlainPanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { ConsoleFrame } from "@latchkey/ui/frames/console-frame.tsx";
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { NEW_APPLICATION_PATH } from "../desk/case-names.ts";
import { FiltersBar } from "../desk/filters/filters-bar.tsx";
import { ListPaging } from "../desk/list-paging.tsx";
import { ListSearch } from "../desk/list-search.tsx";
import { type ListState, useListView } from "../desk/use-list-view.ts";
import { usePages } from "../desk/use-pages.ts";
import { useShortcuts } from "../shortcuts/use-shortcuts.ts";
import { Applications } from "./applications.graphql.ts";
import { ApplicationsEmpty } from "./applications-empty.tsx";
import { ApplicationsTable } from "./applications-table.tsx";

/** The address of the list has filters and a page only. */
const PLAIN = { read: () => ({}), write: () => undefined };

export function ApplicationsList() {
  const { t } = useTranslation("applications");
  const navigate = useNavigate();
  usePageTitle(t("title"));
  useKeptFocus();
  const state = useListView(PLAIN);
  const paging = usePages();
  const [{ data, error }, readAgain] = useKeptQuery({
    query: Applications,
    variables: { search: state.shown.search, only: state.only, after: paging.after ?? null },
    requestPolicy: "cache-and-network",
  });
  useShortcuts([{ keys: "n", label: t("keys.create"), run: () => void navigate(NEW_APPLICATION_PATH) }]);
  const refresh = () => readAgain({ requestPolicy: "network-only" });
  const create = (
    <ButtonLink variant="primary" size="small" icon="plus" href={NEW_APPLICATION_PATH} linkAs={RoutedLink}>
      {t("create")}
    </ButtonLink>
  );
  if (!data && error) return <ErrorPage onRetry={refresh} />;
  const page = data?.applications;
  return (
    <ConsoleFrame title={t("title")} lead={t("lead")} actions={create}>
      {error && <LoadProblem onRetry={refresh} />}
      <PlainPanel label={t("list")}>
        <Tools state={state} page={page} />
        {page === undefined && <ListLoading label={t("loading")} />}
        {page?.rows.length === 0 && <ApplicationsEmpty state={state} />}
        {page && page.rows.length > 0 && (
          <>
            <ApplicationsTable rows={page.rows} />
            <ListPaging
              text={t("shown", { count: page.rows.length })}
              label={t("pages")}
              next={page.next}
              paging={paging}
            />
          </>
        )}
      </PlainPanel>
    </ConsoleFrame>
  );
}

interface ToolsProps {
  readonly state: ListState<object>;
  readonly page: ComponentProps<typeof FiltersBar>["page"];
}

function Tools({ state, page }: ToolsProps) {
  const { t } = useTranslation("applications");
  return (
    <PanelTools>
      <SearchForm onSearch={state.searchNow}>
        <ListSearch label={t("search")} hint={t("searchHint")} state={state} />
      </SearchForm>
      <FiltersBar
        list="APPLICATIONS"
        filters={state.shown.filters}
        page={page}
        onChoose={(filters) => state.change({ filters })}
      />
    </PanelTools>
  );
}

import { useKeptFocus } from "@latchkey/browser/navigation/kept-focus.ts";
import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { MoreRows } from "@latchkey/members/lists/more-rows.tsx";
import { SearchForm } from "@latchkey/members/lists/search-form.tsx";
import { type Searched, searchedIn } from "@latchkey/members/lists/searched-in.ts";
import { useKeptRow } from "@latchkey/members/lists/use-kept-row.ts";
import { useMorePages } from "@latchkey/members/lists/use-more-pages.ts";
import { useQueryAfter } from "@latchkey/members/lists/use-query-after.ts";
import { type TypedSearch, useTypedSearch } from "@latchkey/members/lists/use-typed-search.ts";
import { ErrorPage } from "@latchkey/members/loading/error-page.tsx";
import { ListLoading } from "@latchkey/members/loading/list-loading.tsx";
import { LoadProblem } from "@latchkey/members/loading/load-problem.tsx";
import { useKeptQuery } from "@latchkey/members/loading/use-kept-query.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import { PanelTools, PlainPanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Field } from "@latchkey/ui/field/field.tsx";
import emptyQueue from "@latchkey/ui/illustrations/empty-queue.svg";
import { PanelMessage } from "@latchkey/ui/panel-message/panel-message.tsx";
import { TextInput } from "@latchkey/ui/text-input/text-input.tsx";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import { PortalFrame } from "../../shell/portal-frame.tsx";
import { Checks, type ListedCheck } from "./checks.graphql.ts";
import { ChecksTable } from "./checks-table.tsx";

/** The page /agency/checks. */
export function ChecksList() {
  const { t } = useTranslation("checks");
  usePageTitle(t("title"));
  useKeptFocus();
  const navigate = useNavigate();
  const search = searchedIn(useLocation().state);
  // Searched words are names of people, so that the address leaves them out.
  const box = useTypedSearch(search, (words) =>
    navigate({}, { replace: true, state: { search: words } satisfies Searched }),
  );
  const [{ data, error }, readAgain] = useKeptQuery({
    query: Checks,
    variables: { search },
    requestPolicy: "cache-and-network",
  });
  const loadAfter = useQueryAfter(Checks, (after) => ({ search, after }));
  const pages = useMorePages({
    list: search,
    first: data?.checks,
    load: async (after) => (await loadAfter(after)).checks,
  });
  const refresh = () => readAgain({ requestPolicy: "network-only" });
  if (!data && error) return <ErrorPage onRetry={refresh} />;
  return (
    <PortalFrame title={t("title")} lead={t("lead")}>
      {error && <LoadProblem onRetry={refresh} />}
      <PlainPanel label={t("list")}>
        <SearchTools box={box} />
        {data ? <Rows pages={pages} search={search} box={box} /> : <ListLoading label={t("loading")} />}
      </PlainPanel>
    </PortalFrame>
  );
}

interface WithBox {
  readonly box: TypedSearch;
}

function SearchTools({ box }: WithBox) {
  const { t } = useTranslation("checks");
  return (
    <PanelTools>
      <SearchForm onSearch={box.searchNow}>
        <Field label={t("search")}>
          {(aria) => (
            <TextInput
              {...aria}
              type="search"
              autoComplete="off"
              placeholder={t("searchHint")}
              value={box.typed}
              onChange={(event) => box.type(event.currentTarget.value)}
            />
          )}
        </Field>
      </SearchForm>
    </PanelTools>
  );
}

interface RowsProps extends WithBox {
  readonly pages: ReturnType<typeof useMorePages<ListedCheck>>;
  readonly search: string;
}

function Rows({ pages, search, box }: RowsProps) {
  const { t } = useTranslation("checks");
  useKeptRow(pages.rows.map(({ id }) => id));
  if (pages.rows.length === 0 && !pages.hasMore) {
    return search === "" ? (
      <PanelMessage art={emptyQueue} title={t("empty.title")}>
        {t("empty.text")}
      </PanelMessage>
    ) : (
      <PanelMessage
        art={emptyQueue}
        title={t("noMatch.title")}
        actions={<Button onClick={box.clearSearch}>{t("noMatch.clear")}</Button>}
      >
        {t("noMatch.text")}
      </PanelMessage>
    );
  }
  return (
    <>
      <ChecksTable rows={pages.rows} pages={pages.count} search={search} />
      <MoreRows
        pages={pages}
        words={{
          shown: t(pages.hasMore ? "shownOfMore" : "shown", { count: pages.rows.length }),
          more: t("more"),
          failed: t("moreFailed"),
          failedText: t("moreFailedText"),
        }}
      />
    </>
  );
}

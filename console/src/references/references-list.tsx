import { useKeptFocus } from "@latchkey/browser/navigation/kept-focus.ts";
import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { LoadProblem } from "@latchkey/members/loading/load-problem.tsx";
import { useKeptQuery } from "@latchkey/members/loading/use-kept-query.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import { PlainPanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { ConsoleFrame } from "@latchkey/ui/frames/console-frame.tsx";
import emptyList from "@latchkey/ui/illustrations/empty-queue.svg";
import { PanelMessage } from "@latchkey/ui/panel-message/panel-message.tsx";
import { Spinner } from "@latchkey/ui/spinner/spinner.tsx";
import { useTranslation } from "react-i18next";
import { ListPaging } from "../desk/list-paging.tsx";
import { usePages } from "../desk/use-pages.ts";
import { References } from "./references.graphql.ts";
import { ReferencesTable } from "./references-table.tsx";
import { ReferencesTools } from "./references-tools.tsx";
import { type ReferencesView, useReferencesView } from "./use-references-view.ts";

export function ReferencesList() {
  const { t } = useTranslation("references");
  usePageTitle(t("title"));
  useKeptFocus();
  const view = useReferencesView();
  const paging = usePages();
  const { group, kind, search } = view.shown;
  const [{ data, error }, readAgain] = useKeptQuery({
    query: References,
    variables: { group: group ?? null, kind: kind ?? null, search, after: paging.after ?? null },
    requestPolicy: "cache-and-network",
  });
  const page = data?.references;
  const refresh = () => readAgain({ requestPolicy: "network-only" });
  return (
    <ConsoleFrame title={t("title")} lead={t("lead")}>
      {error && <LoadProblem onRetry={refresh} />}
      <PlainPanel label={t("title")}>
        <ReferencesTools view={view} />
        {page === undefined && !error && <Spinner label={t("loading")} />}
        {page?.rows.length === 0 && <Empty view={view} />}
        {page && page.rows.length > 0 && (
          <>
            <ReferencesTable rows={page.rows} />
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

function Empty({ view: { shown, clearSearch } }: { readonly view: ReferencesView }) {
  const { t } = useTranslation("references");
  return shown.search ? (
    <PanelMessage
      art={emptyList}
      title={t("empty.noMatch")}
      actions={<Button onClick={clearSearch}>{t("empty.clear")}</Button>}
    >
      {t("empty.noMatchText")}
    </PanelMessage>
  ) : (
    <PanelMessage art={emptyList} title={t("empty.title")}>
      {t("empty.text")}
    </PanelMessage>
  );
}

import { useKeptFocus } from "@latchkey/browser/navigation/kept-focus.ts";
import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { RoutedLink } from "@latchkey/browser/routing/routed-link.tsx";
import { ButtonLink } from "@latchkey/ui/button/button-link.tsx";
import { PlainPanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { ConsoleFrame } from "@latchkey/ui/frames/console-frame.tsx";
import emptyQueue from "@latchkey/ui/illustrations/empty-queue.svg";
import { PanelMessage } from "@latchkey/ui/panel-message/panel-message.tsx";
import { ListSkeleton } from "@latchkey/ui/skeleton/list-skeleton.tsx";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { NEW_APPLICATION_PATH } from "../desk/case-names.ts";
import { ListPaging } from "../desk/list-paging.tsx";
import { LoadProblem } from "../desk/load-problem.tsx";
import { useKeptQuery } from "../desk/use-kept-query.ts";
import { usePages } from "../desk/use-pages.ts";
import { ErrorPage } from "../shell/error-page.tsx";
import { useShortcuts } from "../shortcuts/use-shortcuts.ts";
import { Applications } from "./applications.graphql.ts";
import { ApplicationsTable } from "./applications-table.tsx";

export function ApplicationsList() {
  const { t } = useTranslation("applications");
  const navigate = useNavigate();
  usePageTitle(t("title"));
  useKeptFocus();
  const paging = usePages();
  const [{ data, error }, readAgain] = useKeptQuery({
    query: Applications,
    variables: { after: paging.after ?? null },
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
  const rows = data?.applications.rows;
  return (
    <ConsoleFrame title={t("title")} lead={t("lead")} actions={create}>
      {error && <LoadProblem onRetry={refresh} />}
      <PlainPanel label={t("list")}>
        {rows === undefined && (
          <>
            <p className="visually-hidden" role="status">
              {t("loading")}
            </p>
            <ListSkeleton rows={6} />
          </>
        )}
        {rows?.length === 0 && (
          <PanelMessage art={emptyQueue} title={t("empty.title")}>
            {t("empty.text")}
          </PanelMessage>
        )}
        {rows !== undefined && rows.length > 0 && (
          <>
            <ApplicationsTable rows={rows} />
            <ListPaging
              text={t("shown", { count: rows.length })}
              label={t("pages")}
              next={data?.applications.next ?? null}
              paging={paging}
            />
          </>
        )}
      </PlainPanel>
    </ConsoleFrame>
  );
}

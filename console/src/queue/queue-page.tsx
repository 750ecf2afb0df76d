import { useKeptFocus } from "@latchkey/browser/navigation/kept-focus.ts";
import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { MOST_ASSIGNED } from "@latchkey/domain/review/assignment.ts";
import { isLead } from "@latchkey/domain/vocabulary/staff-roles.ts";
import { useChosen } from "@latchkey/members/lists/use-chosen.ts";
import { ErrorPage } from "@latchkey/members/loading/error-page.tsx";
import { LoadProblem } from "@latchkey/members/loading/load-problem.tsx";
import { useKeptQuery } from "@latchkey/members/loading/use-kept-query.ts";
import { fullName } from "@latchkey/members/shell/person-name.ts";
import { PanelTools, PlainPanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { ConsoleFrame } from "@latchkey/ui/frames/console-frame.tsx";
import { Spinner } from "@latchkey/ui/spinner/spinner.tsx";
import { ToastRegion } from "@latchkey/ui/toast/toast-region.tsx";
import { useToasts } from "@latchkey/ui/toast/use-toasts.ts";
import { useTranslation } from "react-i18next";
import type { CaseToAssign } from "../desk/assign/assign.graphql.ts";
import { ListPaging } from "../desk/list-paging.tsx";
import { TakeNextButton } from "../desk/take-next-button.tsx";
import { usePages } from "../desk/use-pages.ts";
import { useKnownStaff } from "../shell/staff.ts";
import { ChooseBar } from "./choose/choose-bar.tsx";
import { type Counts, Queue, QueueCounts, type QueueRow } from "./queue.graphql.ts";
import { QueueEmpty } from "./queue-empty.tsx";
import { QueueLoading } from "./queue-loading.tsx";
import { QueueStats } from "./queue-stats.tsx";
import { QueueTable } from "./queue-table.tsx";
import { QueueTools } from "./queue-tools.tsx";
import { SanctionsNotice } from "./sanctions-notice.tsx";
import { useQueueView } from "./use-queue-view.ts";

export function QueuePage() {
  const { t } = useTranslation(["queue", "desk"]);
  usePageTitle(t("title"));
  useKeptFocus();
  const state = useQueueView();
  const paging = usePages();
  const { view, order, search, need, reviewer } = state.shown;
  const [counts, countAgain] = useKeptQuery({
    query: QueueCounts,
    variables: {},
    requestPolicy: "cache-and-network",
  });
  const [page, readAgain] = useKeptQuery({
    query: Queue,
    variables: {
      filter: view,
      order,
      search,
      only: state.only,
      need: need || null,
      reviewer: reviewer || null,
      after: paging.after ?? null,
    },
    requestPolicy: "cache-and-network",
  });
  const refresh = () => {
    countAgain({ requestPolicy: "network-only" });
    readAgain({ requestPolicy: "network-only" });
  };
  const { toasts, show, dismiss } = useToasts();
  const chosen = useChosen({
    list: JSON.stringify([view, order, search, state.only, need, reviewer]),
    idOf: ({ partyId }: CaseToAssign) => partyId,
    most: MOST_ASSIGNED,
  });
  const mayChoose = isLead(useKnownStaff()?.roles ?? []) && view !== "CLOSED";
  const assigned = (text: string | undefined) => {
    if (text !== undefined) show(text);
    refresh();
  };
  const numbers = counts.data?.queueCounts;
  const { queue } = page.data ?? {};
  if (!numbers) return counts.error ? <ErrorPage onRetry={refresh} /> : <QueueLoading />;
  if (!queue && page.error) return <ErrorPage onRetry={refresh} />;
  const error = counts.error ?? page.error;
  return (
    <ConsoleFrame
      title={t("title")}
      lead={<Waiting counts={numbers} />}
      actions={<TakeNextButton onNothing={() => show(t("desk:take.nothing"))} />}
    >
      {error && <LoadProblem onRetry={refresh} />}
      <SanctionsNotice />
      <QueueStats counts={numbers} />
      <PlainPanel label={t("title")}>
        <QueueTools counts={numbers} state={state} page={queue} />
        {queue === undefined && <Spinner label={t("loading")} />}
        {queue?.rows.length === 0 && <QueueEmpty state={state} />}
        {queue && queue.rows.length > 0 && (
          <>
            {mayChoose && (
              <PanelTools>
                <ChooseBar page={queue.rows.map(caseOf)} chosen={chosen} onAssigned={assigned} />
              </PanelTools>
            )}
            <QueueTable rows={queue.rows} order={order} chosen={mayChoose ? chosen : undefined} />
            <ListPaging
              text={t("shown", { count: queue.rows.length })}
              label={t("pages")}
              next={queue.next}
              paging={paging}
            />
          </>
        )}
      </PlainPanel>
      <ToastRegion toasts={toasts} onDismiss={dismiss} closeLabel={t("desk:close")} />
    </ConsoleFrame>
  );
}

const caseOf = (row: QueueRow): CaseToAssign => ({
  partyId: row.partyId,
  name: fullName(row),
  number: row.number,
});

function Waiting({ counts: { waiting, late } }: { readonly counts: Counts }) {
  const { t } = useTranslation("queue");
  return [t("waits", { count: waiting }), late > 0 && t("late", { count: late })].filter(Boolean).join(" ");
}

import { formatSpan } from "@latchkey/browser/i18n/format-span.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { PlainPanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { ConsoleFrame } from "@latchkey/ui/frames/console-frame.tsx";
import { Spinner } from "@latchkey/ui/spinner/spinner.tsx";
import { useTranslation } from "react-i18next";
import { useQuery } from "urql";
import { LoadProblem } from "../desk/load-problem.tsx";
import { ErrorPage } from "../shell/error-page.tsx";
import { type Counts, Queue, QueueCounts } from "./queue.graphql.ts";
import { QueueEmpty } from "./queue-empty.tsx";
import { QueueLoading } from "./queue-loading.tsx";
import { QueuePaging } from "./queue-paging.tsx";
import { QueueStats } from "./queue-stats.tsx";
import { QueueTable } from "./queue-table.tsx";
import { QueueTools } from "./queue-tools.tsx";
import { TakeNextButton } from "./take-next-button.tsx";
import { useQueueView } from "./use-queue-view.ts";

const HOUR_MS = 3_600_000;

/** What waits for reviewers, the longest first. */
export function QueuePage() {
  const { t } = useTranslation("queue");
  usePageTitle(t("title"));
  const state = useQueueView();
  const { view, search, after } = state.shown;
  const [counts, countAgain] = useQuery({
    query: QueueCounts,
    variables: {},
    requestPolicy: "cache-and-network",
  });
  const [page, readAgain] = useQuery({
    query: Queue,
    variables: { filter: view, search, after: after ?? null },
    requestPolicy: "cache-and-network",
  });
  const refresh = () => {
    countAgain({ requestPolicy: "network-only" });
    readAgain({ requestPolicy: "network-only" });
  };
  const numbers = counts.data?.queueCounts;
  const { queue } = page.data ?? {};
  if (!numbers) return counts.error ? <ErrorPage onRetry={refresh} /> : <QueueLoading />;
  if (!queue && page.error) return <ErrorPage onRetry={refresh} />;
  const error = counts.error ?? page.error;
  return (
    <ConsoleFrame title={t("title")} lead={<Waiting counts={numbers} />} actions={<TakeNextButton />}>
      {error && <LoadProblem onRetry={refresh} />}
      <QueueStats counts={numbers} />
      <PlainPanel label={t("title")}>
        <QueueTools counts={numbers} state={state} />
        {queue === undefined && <Spinner label={t("loading")} />}
        {queue?.rows.length === 0 && <QueueEmpty state={state} />}
        {queue && queue.rows.length > 0 && (
          <>
            <QueueTable rows={queue.rows} promisedHours={numbers.promisedHours} />
            <QueuePaging count={queue.rows.length} next={queue.next} state={state} />
          </>
        )}
      </PlainPanel>
    </ConsoleFrame>
  );
}

function Waiting({ counts: { waiting, late, promisedHours } }: { readonly counts: Counts }) {
  const { t } = useTranslation("queue");
  const { language } = useLanguage();
  const promise = formatSpan(language, promisedHours * HOUR_MS);
  return [t("waits", { count: waiting }), late > 0 && t("late", { count: late, promise })]
    .filter(Boolean)
    .join(" ");
}

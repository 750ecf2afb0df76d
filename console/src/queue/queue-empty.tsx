import { noCaseFilters, usedCaseFilters } from "@latchkey/domain/review/case-filters.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import emptyQueue from "@latchkey/ui/illustrations/empty-queue.svg";
import { PanelMessage } from "@latchkey/ui/panel-message/panel-message.tsx";
import { useTranslation } from "react-i18next";
import { NoMatch } from "./no-match.tsx";
import { NO_QUEUE_FILTER, type QueueViewState } from "./use-queue-view.ts";

/** Nothing is listed: because nothing is there, or because search or filters leave nothing. */
export function QueueEmpty({ state }: { readonly state: QueueViewState }) {
  const { t } = useTranslation("queue");
  const { view, search, filters, need, reviewer } = state.shown;
  if (search) return <NoMatch state={state} />;
  if (usedCaseFilters(filters).length > 0 || need || reviewer) {
    return (
      <PanelMessage
        art={emptyQueue}
        title={t("empty.noMatch")}
        actions={
          <Button onClick={() => state.change({ filters: noCaseFilters, ...NO_QUEUE_FILTER })}>
            {t("empty.clearFilters")}
          </Button>
        }
      >
        {t("empty.noMatchFilters")}
      </PanelMessage>
    );
  }
  return (
    <PanelMessage
      art={emptyQueue}
      title={t("empty.title")}
      actions={
        view !== "OPEN" && (
          <Button onClick={() => state.change({ view: "OPEN" })}>{t("empty.showAll")}</Button>
        )
      }
    >
      {t(`empty.${view}`)}
    </PanelMessage>
  );
}

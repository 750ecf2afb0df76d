import { noCaseFilters, usedCaseFilters } from "@latchkey/domain/review/case-filters.ts";
import { useKeptQuery } from "@latchkey/members/loading/use-kept-query.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import emptyQueue from "@latchkey/ui/illustrations/empty-queue.svg";
import { PanelMessage } from "@latchkey/ui/panel-message/panel-message.tsx";
import { useTranslation } from "react-i18next";
import { SearchPlaces } from "./queue.graphql.ts";
import { NO_QUEUE_FILTER, type QueueViewState } from "./use-queue-view.ts";

/** The search finds nothing in this view; the views that hold a match are one press away. */
export function NoMatch({ state }: { readonly state: QueueViewState }) {
  const { t } = useTranslation("queue");
  const { view, search, filters, need, reviewer } = state.shown;
  const isFiltered = usedCaseFilters(filters).length > 0 || need !== "" || reviewer !== "";
  const [{ data }] = useKeptQuery({
    query: SearchPlaces,
    variables: { search },
    requestPolicy: "cache-and-network",
  });
  const found = data?.searchPlaces;
  const places = found?.filter(({ filter }) => isFiltered || filter !== view) ?? [];
  return (
    <PanelMessage
      art={emptyQueue}
      title={t("empty.noMatch")}
      actions={
        <>
          {places.map(({ filter, count, isMore }) => (
            <Button
              key={filter}
              variant="primary"
              onClick={() => state.change({ view: filter, filters: noCaseFilters, ...NO_QUEUE_FILTER })}
            >
              {t(isMore ? "empty.foundMore" : "empty.found", { view: t(`view.${filter}`), count })}
            </Button>
          ))}
          <Button onClick={state.clearSearch}>{t("empty.clear")}</Button>
        </>
      }
    >
      <span role="status">
        {places.length > 0 && t("empty.elsewhere")}
        {found && places.length === 0 && t("empty.nowhere")}
      </span>{" "}
      {places.length === 0 && t("empty.noMatchText")}
    </PanelMessage>
  );
}

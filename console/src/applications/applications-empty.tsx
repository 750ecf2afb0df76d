import { noCaseFilters, usedCaseFilters } from "@latchkey/domain/review/case-filters.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import emptyQueue from "@latchkey/ui/illustrations/empty-queue.svg";
import { PanelMessage } from "@latchkey/ui/panel-message/panel-message.tsx";
import { useTranslation } from "react-i18next";
import type { ListState } from "../desk/use-list-view.ts";

/** Nothing is listed: because nothing is there, or because search and filters leave nothing. */
export function ApplicationsEmpty({ state }: { readonly state: ListState<object> }) {
  const { t } = useTranslation("applications");
  const { search, filters } = state.shown;
  const isFiltered = usedCaseFilters(filters).length > 0;
  if (!search && !isFiltered) {
    return (
      <PanelMessage art={emptyQueue} title={t("empty.title")}>
        {t("empty.text")}
      </PanelMessage>
    );
  }
  return (
    <PanelMessage
      art={emptyQueue}
      title={t("noMatch.title")}
      actions={
        <>
          {search && <Button onClick={state.clearSearch}>{t("noMatch.clear")}</Button>}
          {isFiltered && (
            <Button onClick={() => state.change({ filters: noCaseFilters })}>
              {t("noMatch.clearFilters")}
            </Button>
          )}
        </>
      }
    >
      {search ? t("noMatch.text") : t("noMatch.filters")}
    </PanelMessage>
  );
}

import { Button } from "@latchkey/ui/button/button.tsx";
import emptyQueue from "@latchkey/ui/illustrations/empty-queue.svg";
import { PanelMessage } from "@latchkey/ui/panel-message/panel-message.tsx";
import { useTranslation } from "react-i18next";
import type { QueueViewState } from "./use-queue-view.ts";

/** Nothing is listed: because nothing is there, or because the search finds nothing. */
export function QueueEmpty({ state }: { readonly state: QueueViewState }) {
  const { t } = useTranslation("queue");
  const { view, search } = state.shown;
  if (search) {
    return (
      <PanelMessage
        art={emptyQueue}
        title={t("empty.noMatch")}
        actions={<Button onClick={state.clearSearch}>{t("empty.clear")}</Button>}
      >
        {t("empty.noMatchText")}
      </PanelMessage>
    );
  }
  return (
    <PanelMessage
      art={emptyQueue}
      title={t("empty.title")}
      actions={view !== "OPEN" && <Button onClick={() => state.choose("OPEN")}>{t("empty.showAll")}</Button>}
    >
      {t(`empty.${view}`)}
    </PanelMessage>
  );
}

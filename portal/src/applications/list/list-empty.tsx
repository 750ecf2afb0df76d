import { RoutedLink } from "@latchkey/browser/routing/routed-link.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { ButtonLink } from "@latchkey/ui/button/button-link.tsx";
import emptyQueue from "@latchkey/ui/illustrations/empty-queue.svg";
import { PanelMessage } from "@latchkey/ui/panel-message/panel-message.tsx";
import { useTranslation } from "react-i18next";
import { NEW_PATH } from "../../shell/application-paths.ts";
import { useMe } from "../../shell/me.ts";
import type { ListState } from "./use-list-view.ts";

/** Nothing is listed: because nothing is there, or because view, search and filters leave nothing. */
export function ListEmpty({ state }: { readonly state: ListState }) {
  const { t } = useTranslation("applications");
  const { branchId: own, agency } = useMe();
  const { view, status, search, branchId } = state.shown;
  const isNarrowed = search !== "" || status !== null || branchId !== own;
  if (isNarrowed) {
    return (
      <PanelMessage
        art={emptyQueue}
        title={t("noMatch.title")}
        actions={
          <Button
            onClick={() => {
              state.clearSearch();
              state.change({ status: null, branchId: own, search: "" });
            }}
          >
            {t("noMatch.clear")}
          </Button>
        }
      >
        {t(search === "" ? "noMatch.filters" : "noMatch.text")}
      </PanelMessage>
    );
  }
  const create = (view === "OPEN" || view === "ALL") && !agency.isStopped && (
    <ButtonLink variant="primary" icon="plus" href={NEW_PATH} linkAs={RoutedLink}>
      {t("create")}
    </ButtonLink>
  );
  return (
    <PanelMessage art={emptyQueue} title={t(`empty.${view}.title`)} actions={create}>
      {t(`empty.${view}.text`)}
    </PanelMessage>
  );
}

import { LoadProblem } from "@latchkey/members/loading/load-problem.tsx";
import { SaveProblem } from "@latchkey/members/saving/save-problem.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import emptyList from "@latchkey/ui/illustrations/empty-queue.svg";
import { PanelMessage } from "@latchkey/ui/panel-message/panel-message.tsx";
import { Spinner } from "@latchkey/ui/spinner/spinner.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ListPaging } from "../desk/list-paging.tsx";
import type { Paging } from "../desk/use-pages.ts";
import { DeliveryDialog } from "./delivery-dialog.tsx";
import { DeliveryTable } from "./delivery-table.tsx";
import { SendWebhookAgain, type ShownDelivery } from "./webhooks.graphql.ts";

interface DeliveriesPanelProps {
  readonly page: { readonly rows: readonly ShownDelivery[]; readonly next: string | null } | undefined;
  readonly isFailed: boolean;
  readonly paging: Paging;
  readonly onRefresh: () => void;
  readonly onDone: (text: string) => void;
}

export function DeliveriesPanel({ page, isFailed, paging, onRefresh, onDone }: DeliveriesPanelProps) {
  const { t } = useTranslation("webhooks");
  const [shown, setShown] = useState<ShownDelivery>();
  const { isBusy, failure, save } = useSave(SendWebhookAgain);
  const sendAgain = async ({ id }: ShownDelivery) => {
    if (await save({ id })) onDone(t("done.again"));
  };
  const problem = isFailed && <LoadProblem onRetry={onRefresh} />;
  return (
    <ConsolePanel
      title={t("deliveries")}
      flush
      tools={
        <Button size="small" onClick={onRefresh}>
          {t("refresh")}
        </Button>
      }
    >
      {problem}
      {failure && <SaveProblem failure={failure} />}
      {!page && !isFailed && <Spinner label={t("loading")} />}
      {page?.rows.length === 0 && (
        <PanelMessage art={emptyList} title={t("noDeliveries.title")}>
          {t("noDeliveries.text")}
        </PanelMessage>
      )}
      {page && page.rows.length > 0 && (
        <>
          <DeliveryTable
            rows={page.rows}
            isBusy={isBusy}
            onShow={setShown}
            onAgain={(delivery) => void sendAgain(delivery)}
          />
          <ListPaging
            text={t("shownCount", { count: page.rows.length })}
            label={t("pages")}
            next={page.next}
            paging={paging}
          />
        </>
      )}
      {shown && <DeliveryDialog delivery={shown} onClose={() => setShown(undefined)} />}
    </ConsolePanel>
  );
}

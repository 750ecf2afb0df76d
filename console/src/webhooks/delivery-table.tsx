import { Actions } from "@latchkey/ui/actions/actions.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { Pill, type PillState } from "@latchkey/ui/pill/pill.tsx";
import { Table, TableNote } from "@latchkey/ui/table/table.tsx";
import { useTranslation } from "react-i18next";
import { useInstant, useMoment } from "./use-moment.ts";
import type { ShownDelivery } from "./webhooks.graphql.ts";

interface DeliveryTableProps {
  readonly rows: readonly ShownDelivery[];
  readonly isBusy: boolean;
  readonly onShow: (delivery: ShownDelivery) => void;
  readonly onAgain: (delivery: ShownDelivery) => void;
}

const PILLS: Readonly<Record<ShownDelivery["state"], PillState>> = {
  WAITING: "waiting",
  DELIVERED: "done",
  FAILED: "missing",
  STOPPED: "optional",
};

export function DeliveryTable({ rows, ...acts }: DeliveryTableProps) {
  const { t } = useTranslation("webhooks");
  const momentOf = useMoment();
  const instantOf = useInstant();
  return (
    <Table
      label={t("deliveries")}
      headLabel={t("delivery.event")}
      columns={[
        { name: "state", label: t("delivery.state") },
        { name: "tries", label: t("delivery.tries"), numeric: true },
        { name: "answer", label: t("delivery.answer") },
        { name: "act", label: t("delivery.act"), labelHidden: true },
      ]}
      rows={rows.map((delivery) => ({
        id: delivery.id,
        head: (
          <>
            <span translate="no">{delivery.type}</span>
            <TableNote>{momentOf(delivery.createdAt)}</TableNote>
          </>
        ),
        cells: {
          state: (
            <>
              <Pill state={PILLS[delivery.state]} small>
                {t(`deliveryState.${delivery.state}`)}
              </Pill>
              {delivery.nextTryAt !== null && (
                <TableNote>{t("delivery.next", { moment: instantOf(delivery.nextTryAt) })}</TableNote>
              )}
            </>
          ),
          tries: delivery.tries,
          answer: <Answer delivery={delivery} />,
          act: <Acts delivery={delivery} {...acts} />,
        },
      }))}
    />
  );
}

function Answer({ delivery: { responseCode, fault } }: { readonly delivery: ShownDelivery }) {
  const { t } = useTranslation("webhooks");
  if (fault !== null) return t(`fault.${fault}`);
  return responseCode ?? "–";
}

function Acts({
  delivery,
  isBusy,
  onShow,
  onAgain,
}: Omit<DeliveryTableProps, "rows"> & { readonly delivery: ShownDelivery }) {
  const { t } = useTranslation("webhooks");
  const momentOf = useMoment();
  const which = { type: delivery.type, moment: momentOf(delivery.createdAt) };
  return (
    <Actions>
      <Button size="small" aria-label={t("delivery.showWhich", which)} onClick={() => onShow(delivery)}>
        {t("delivery.show")}
      </Button>
      {delivery.body !== null && (
        <Button
          size="small"
          busy={isBusy}
          aria-label={t("delivery.againWhich", which)}
          onClick={() => onAgain(delivery)}
        >
          {t("delivery.again")}
        </Button>
      )}
    </Actions>
  );
}

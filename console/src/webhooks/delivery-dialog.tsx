import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { Deflist } from "@latchkey/ui/deflist/deflist.tsx";
import { Modal } from "@latchkey/ui/modal/modal.tsx";
import { useTranslation } from "react-i18next";
import type { ShownDelivery } from "./webhooks.graphql.ts";

interface DeliveryDialogProps {
  readonly delivery: ShownDelivery;
  readonly onClose: () => void;
}

export function DeliveryDialog({ delivery, onClose }: DeliveryDialogProps) {
  const { t } = useTranslation(["webhooks", "desk"]);
  const { id, type, body, responseText } = delivery;
  return (
    <Modal
      open
      onClose={onClose}
      title={<span translate="no">{type}</span>}
      actions={<Button onClick={onClose}>{t("desk:close")}</Button>}
    >
      <Deflist
        items={[
          { key: "id", term: t("delivery.id"), text: <AsTyped>{id}</AsTyped> },
          {
            key: "body",
            term: t("delivery.body"),
            text: body === null ? t("delivery.gone") : <AsTyped>{body}</AsTyped>,
          },
          {
            key: "text",
            term: t("delivery.text"),
            text: responseText ? <AsTyped>{responseText}</AsTyped> : t("delivery.noText"),
          },
        ]}
      />
    </Modal>
  );
}

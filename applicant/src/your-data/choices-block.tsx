import { Actions } from "@latchkey/ui/actions/actions.tsx";
import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { Block } from "@latchkey/ui/block/block.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { Modal } from "@latchkey/ui/modal/modal.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useMutation } from "urql";
import { LeaveApplication, StopReminders } from "./your-permissions.graphql.ts";

/** No more reminders, or no longer this home: two choices while the application waits for its applicant. */
export function ChoicesBlock({ wantsReminders }: { readonly wantsReminders: boolean }) {
  const { t } = useTranslation("your-data");
  const [stopping, stop] = useMutation(StopReminders);
  const [isAsking, setAsking] = useState(false);
  return (
    <Block heading={t("choices.title")}>
      <p role="status">{!wantsReminders && t("choices.stopped")}</p>
      {stopping.error && (
        <Alert tone="critical" announced title={t("permissions.failedTitle")}>
          <AlertText>{t("permissions.failed")}</AlertText>
        </Alert>
      )}
      <Actions>
        {wantsReminders && (
          <Button busy={stopping.fetching} onClick={() => void stop({})}>
            {t("choices.stop")}
          </Button>
        )}
        <Button variant="quiet" onClick={() => setAsking(true)}>
          {t("choices.leave")}
        </Button>
      </Actions>
      {isAsking && <LeaveDialog onClose={() => setAsking(false)} />}
    </Block>
  );
}

function LeaveDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation("your-data");
  const [leaving, leave] = useMutation(LeaveApplication);
  const confirm = async () => {
    const { error } = await leave({});
    if (!error) onClose();
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={t("choices.leaveTitle")}
      lead={t("choices.leaveLead")}
      actions={
        <>
          <Button variant="primary" busy={leaving.fetching} onClick={() => void confirm()}>
            {t("choices.leaveConfirm")}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t("choices.keep")}
          </Button>
        </>
      }
    >
      {leaving.error && (
        <Alert tone="critical" announced title={t("permissions.failedTitle")}>
          <AlertText>{t("permissions.failed")}</AlertText>
        </Alert>
      )}
    </Modal>
  );
}

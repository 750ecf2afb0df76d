import { ButtonLink } from "@latchkey/ui/button/button-link.tsx";
import { Modal } from "@latchkey/ui/modal/modal.tsx";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { reporter } from "../reporting/reporting.ts";
import { useSession } from "../session/session-context.tsx";

interface SessionExpiredDialogProps {
  readonly open: boolean;
  readonly signInPath: string;
}

export function SessionExpiredDialog({ open, signInPath }: SessionExpiredDialogProps) {
  const { t } = useTranslation("errors");
  useRevivalOnReturn(open);
  return (
    <Modal
      open={open}
      onClose={() => undefined}
      dismissible={false}
      title={t("expired.title")}
      lead={t("expired.text")}
      actions={
        <ButtonLink variant="primary" icon="external" href={signInPath} target="_blank" rel="noreferrer">
          {t("expired.signIn")}
        </ButtonLink>
      }
    >
      <p>{t("expired.how")}</p>
    </Modal>
  );
}

/** If tabs cannot communicate, the session is checked when this one becomes visible again. */
const useRevivalOnReturn = (isWaiting: boolean): void => {
  const session = useSession();
  useEffect(() => {
    if (!isWaiting) return;
    const look = () => {
      if (document.visibilityState !== "visible") return;
      session.revive().catch((error: unknown) => reporter.report(error, "session"));
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [isWaiting, session]);
};

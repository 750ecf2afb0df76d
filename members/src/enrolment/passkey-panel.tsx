import { Alert } from "@latchkey/ui/alert/alert.tsx";
import { useTranslation } from "react-i18next";
import { PasskeyButton } from "../factors/passkey-button.tsx";
import { canUsePasskeys } from "../factors/passkeys.ts";
import type { Enrolment } from "./use-enrolment.ts";

interface PasskeyPanelProps {
  readonly enrolment: Enrolment;
}

export function PasskeyPanel({ enrolment }: PasskeyPanelProps) {
  const { t } = useTranslation("enrolment");
  const { isBusy, problem, createPasskey } = enrolment;
  const texts = {
    wrong: t("passkey.refused"),
    unusable: t("passkey.refused"),
    cancelled: t("passkey.cancelled"),
    known: t("passkey.known"),
  };
  if (!canUsePasskeys()) return <Alert title={t("passkey.unsupported")} />;
  return (
    <div className="stack stack--loose">
      <p>{t("passkey.text")}</p>
      <PasskeyButton
        label={t("passkey.create")}
        isBusy={isBusy}
        error={problem && texts[problem.kind]}
        onPress={() => void createPasskey()}
      />
    </div>
  );
}

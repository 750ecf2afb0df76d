import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";

export function FailedAlert() {
  const { t } = useTranslation("sign-in");
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  return (
    <Alert tone="critical" title={t("failed.title")} announced ref={alert}>
      <AlertText>{t("failed.text")}</AlertText>
    </Alert>
  );
}

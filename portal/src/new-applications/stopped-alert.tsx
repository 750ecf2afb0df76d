import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { useTranslation } from "react-i18next";
import { useMe } from "../shell/me.ts";

/** In place of what would send new applications. */
export function StoppedAlert() {
  const { t } = useTranslation("frame");
  return (
    <Alert tone="caution" title={t("stopped.title")}>
      <AlertText>{t("stopped.text", { provider: useMe().provider })}</AlertText>
    </Alert>
  );
}

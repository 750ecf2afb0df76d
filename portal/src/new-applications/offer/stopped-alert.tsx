import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { useTranslation } from "react-i18next";
import { useMe } from "../../shell/me.ts";

/** @param announced it is the answer to an attempt */
export function StoppedAlert({ announced = false }: { readonly announced?: boolean }) {
  const { t } = useTranslation("frame");
  return (
    <Alert tone="caution" title={t("stopped.title")} announced={announced}>
      <AlertText>{t("stopped.text", { provider: useMe().provider })}</AlertText>
    </Alert>
  );
}

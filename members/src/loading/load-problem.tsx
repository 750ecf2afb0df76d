import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { useTranslation } from "react-i18next";

/** The shown state is older than the newest one, which did not come. */
export function LoadProblem({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation("page");
  return (
    <Alert
      tone="critical"
      title={t("stale.title")}
      announced
      actions={
        <Button size="small" icon="refresh" onClick={onRetry}>
          {t("tryAgain")}
        </Button>
      }
    >
      <AlertText>{t("stale.text")}</AlertText>
    </Alert>
  );
}

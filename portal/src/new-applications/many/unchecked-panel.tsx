import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Spinner } from "@latchkey/ui/spinner/spinner.tsx";
import { useTranslation } from "react-i18next";
import type { CheckedLines } from "./use-checked-lines.ts";

/** In place of the lines until they are checked. */
export function UncheckedPanel({ checked }: { readonly checked: CheckedLines }) {
  const { t } = useTranslation("many");
  return (
    <ConsolePanel title={t("check.title")}>
      {checked.hasFailed ? <CheckProblem onRetry={checked.again} /> : <Spinner label={t("check.busy")} />}
    </ConsolePanel>
  );
}

export function CheckProblem({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation(["many", "page"]);
  return (
    <Alert
      tone="critical"
      title={t("check.failed")}
      announced
      actions={
        <Button size="small" icon="refresh" onClick={onRetry}>
          {t("page:tryAgain")}
        </Button>
      }
    >
      <AlertText>{t("check.failedText")}</AlertText>
    </Alert>
  );
}

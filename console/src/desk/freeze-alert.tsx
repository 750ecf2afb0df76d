import { formatDayAndTime } from "@latchkey/browser/i18n/format-span.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { useTranslation } from "react-i18next";

interface FreezeAlertProps {
  readonly freeze: { readonly sentence: string; readonly by: string; readonly at: string } | null;
}

/** Collecting and reviewing go on; deciding waits. */
export function FreezeAlert({ freeze }: FreezeAlertProps) {
  const { t } = useTranslation("desk");
  const { language } = useLanguage();
  if (!freeze) return null;
  return (
    <Alert tone="caution" title={t("frozen.title")}>
      <AlertText>
        <AsTyped>{freeze.sentence}</AsTyped>
      </AlertText>
      <AlertText>{t("frozen.by", { name: freeze.by, at: formatDayAndTime(language, freeze.at) })}</AlertText>
    </Alert>
  );
}

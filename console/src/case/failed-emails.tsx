import { formatDayAndTime } from "@latchkey/browser/i18n/format-span.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { useTranslation } from "react-i18next";
import type { ShownDossier } from "./case.graphql.ts";

export function FailedEmails({ shown: { failedEmails, party } }: { readonly shown: ShownDossier }) {
  const { t } = useTranslation("case");
  const { language } = useLanguage();
  if (failedEmails.length === 0) return null;
  return (
    <Alert tone="critical" title={t("failedEmails.title", { email: party.email })}>
      {failedEmails.map(({ kind, at, reason }) => (
        <AlertText key={`${kind}/${at}`}>
          {t("failedEmails.one", {
            email: t(`failedEmails.${kind}`),
            at: formatDayAndTime(language, at),
            reason,
          })}
        </AlertText>
      ))}
      <AlertText>{t("failedEmails.text")}</AlertText>
    </Alert>
  );
}

import { formatList } from "@latchkey/browser/i18n/format.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import type { Dashboard } from "@latchkey/domain/dashboard/derive.ts";
import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { useTranslation } from "react-i18next";
import { cardTitle, type DashboardTexts, stepText } from "./card-texts.ts";
import type { SubmissionProblem } from "./use-submission.ts";

interface SubmissionAlertProps {
  readonly dashboard: Dashboard;
  readonly trouble: SubmissionProblem;
}

export function SubmissionAlert({ dashboard, trouble }: SubmissionAlertProps) {
  const { t } = useTranslation(["dashboard", "reasons", "steps"]);
  const { language } = useLanguage();
  if (trouble.kind === "failed") {
    return (
      <Alert tone="critical" announced title={t("failed.title")}>
        <AlertText>{t("failed.text")}</AlertText>
      </Alert>
    );
  }
  const missing = trouble.missing.flatMap((name) => missingText(t, dashboard, name) ?? []);
  return (
    <Alert tone="critical" announced title={t("failed.refusedTitle")}>
      <AlertText>
        {missing.length > 0
          ? t("failed.refused", { missing: formatList(language, missing) })
          : t("failed.refusedPlain")}
      </AlertText>
    </Alert>
  );
}

/** The server lists sections, the consents, the file check, and requests for missing information by uuid. */
const missingText = (t: DashboardTexts, dashboard: Dashboard, name: string): string | undefined => {
  if (name === "CONSENTS") return t("failed.consents");
  if (name === "FILE_CHECK") return t("failed.fileCheck");
  const request = dashboard.remedialCards.find(({ remedialUuid }) => remedialUuid === name);
  if (request) return stepText(t, request) ?? cardTitle(t, request);
  const card = dashboard.cards.find(({ section }) => section === name);
  return card && t(`section.${card.section}`);
};

import { codeText } from "@latchkey/browser/i18n/code-text.ts";
import { formatShortDate } from "@latchkey/browser/i18n/format-span.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import type { LintLevel } from "@latchkey/domain/compliance/lint-policy.ts";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { type FindingLevel, Findings } from "@latchkey/ui/findings/findings.tsx";
import { useTranslation } from "react-i18next";
import { useLintText } from "../desk/lint-text.ts";
import type { OfBundle } from "./bundle-part.tsx";
import { bundleTexts } from "./bundle-texts.ts";

const levels = { forbidden: "bad", problem: "bad", lifted: "warn", note: "none" } as const satisfies Record<
  LintLevel,
  FindingLevel
>;

export function LawPanel({ content: { policyFindings } }: OfBundle) {
  const { t } = useTranslation(bundleTexts);
  const { language } = useLanguage();
  const textOf = useLintText();
  return (
    <ConsolePanel title={t("law.title")}>
      {policyFindings.length === 0 ? (
        <p>{t("law.none")}</p>
      ) : (
        <Findings
          items={policyFindings.map((finding, index) => ({
            id: `${index}/${finding.rule}`,
            level: levels[finding.level],
            levelLabel: t(`law.levels.${finding.level}`),
            title: codeText(t, finding.rule, `policy-rules:${finding.rule}.title`),
            text: `${textOf(finding)} ${t("law.day", { day: formatShortDate(language, finding.day) })}`,
          }))}
        />
      )}
    </ConsolePanel>
  );
}

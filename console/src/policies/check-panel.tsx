import type { LintFinding, LintLevel } from "@latchkey/domain/compliance/lint-policy.ts";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { type FindingLevel, Findings } from "@latchkey/ui/findings/findings.tsx";
import { useTranslation } from "react-i18next";
import { useLintText } from "../desk/lint-text.ts";
import { LintPill } from "./lint-pill.tsx";

const levels: Readonly<Record<LintLevel, FindingLevel>> = {
  forbidden: "bad",
  problem: "bad",
  lifted: "warn",
  note: "warn",
};

interface CheckPanelProps {
  readonly findings: readonly LintFinding[];
  readonly whyId: string;
}

/** The findings of the linter: breaches of law first, then mistakes that stop applicants, then remarks. */
export function CheckPanel({ findings, whyId }: CheckPanelProps) {
  const { t } = useTranslation(["policies", "policy-rules"]);
  const textOf = useLintText();
  const isKept = findings.some(({ level }) => level === "forbidden" || level === "problem");
  return (
    <ConsolePanel title={t("check.title")} tools={<LintPill findings={findings} />}>
      <div className="stack stack--tight">
        <Findings
          items={
            findings.length === 0
              ? [{ id: "clean", level: "ok", title: t("check.clean"), text: t("check.cleanText") }]
              : findings.map((finding) => ({
                  id: `${finding.rule} ${finding.place} ${finding.country ?? ""}`,
                  level: levels[finding.level],
                  levelLabel: t(`check.${finding.level}`),
                  title: t(`policy-rules:${finding.rule}.title`),
                  text: textOf(finding),
                }))
          }
        />
        {isKept && (
          <p className="meta" id={whyId}>
            {t("check.why")}
          </p>
        )}
      </div>
    </ConsolePanel>
  );
}

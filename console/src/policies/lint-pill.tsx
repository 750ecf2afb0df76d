import { keepsFromPublishing, type LintFinding } from "@latchkey/domain/compliance/lint-policy.ts";
import { Pill } from "@latchkey/ui/pill/pill.tsx";
import { useTranslation } from "react-i18next";

export function LintPill({ findings }: { readonly findings: readonly LintFinding[] }) {
  const { t } = useTranslation("policies");
  const problems = findings.filter(keepsFromPublishing).length;
  const notes = findings.length - problems;
  const counts = [
    ...(problems > 0 ? [t("problems", { count: problems })] : []),
    ...(notes > 0 ? [t("notes", { count: notes })] : []),
  ];
  if (counts.length === 0) {
    return (
      <Pill state="done" small>
        {t("clean")}
      </Pill>
    );
  }
  return (
    <Pill state={problems > 0 ? "missing" : "progress"} small>
      {counts.join(", ")}
    </Pill>
  );
}

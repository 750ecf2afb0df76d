import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { type Finding, Findings } from "@latchkey/ui/findings/findings.tsx";
import { Pill } from "@latchkey/ui/pill/pill.tsx";
import { useTranslation } from "react-i18next";
import { useFindingWords } from "../../desk/finding-words.ts";
import type { NumberedFinding } from "./document-marks.ts";

interface FindingsPanelProps {
  /** The document's name, where two are shown. */
  readonly of: string | undefined;
  readonly findings: readonly NumberedFinding[];
  readonly onShow: (number: number) => void;
}

export function FindingsPanel({ of, findings, onShow }: FindingsPanelProps) {
  const { t } = useTranslation("document");
  const wordsOf = useFindingWords();
  const items = findings.flatMap(({ finding, number }, index): Finding[] => {
    const words = wordsOf(finding);
    if (!words) return [];
    const mark =
      number === undefined
        ? undefined
        : { number, label: t("findings.mark", { number }), onShow: () => onShow(number) };
    return [{ id: `${finding.id}/${index}`, ...words, mark }];
  });
  const toLook = items.filter(({ level }) => level === "warn" || level === "bad").length;
  return (
    <ConsolePanel
      title={of === undefined ? t("findings.title") : `${t("findings.title")}: ${of}`}
      tools={
        toLook > 0 && (
          <Pill state="missing" small>
            {t("findings.toLook", { count: toLook })}
          </Pill>
        )
      }
    >
      <Findings items={items} />
    </ConsolePanel>
  );
}

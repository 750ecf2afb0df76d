import { textOfKeys } from "@latchkey/browser/i18n/code-text.ts";
import type { ShownReplay } from "@latchkey/domain/replay/shown-replay.ts";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Findings } from "@latchkey/ui/findings/findings.tsx";
import { useTranslation } from "react-i18next";

export function ReplayFindings({ result: { findings } }: { readonly result: ShownReplay }) {
  const { t } = useTranslation("policies");
  if (findings.length === 0) return null;
  const labels = { bad: t("check.problem"), warn: t("check.note"), ok: undefined, none: undefined };
  const wordsOf = (id: string, part: "title" | "text", params: Readonly<Record<string, number>>) =>
    textOfKeys(t, [`replay.findings.${id}.${part}`], { ...params, defaultValue: "" });
  return (
    <ConsolePanel title={t("replay.look")}>
      <Findings
        items={findings.map(({ id, level, params }) => ({
          id,
          level,
          levelLabel: labels[level],
          title: wordsOf(id, "title", params),
          text: wordsOf(id, "text", params),
        }))}
      />
    </ConsolePanel>
  );
}
